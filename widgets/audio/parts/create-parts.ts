import {element} from '../../../src/widget/element.ts'
import {texts} from '../widget.ts'

interface Named {
  title: string
  author: string
}

/** The elements of the player. Titles and authors are omitted if `shown` already contains them. */
export function createParts({title, author}: Named, shown: string) {
  const [player, seek] = [element('div', 'audio__player'), element('input', 'audio__seek')]
  const [time, error] = [element('span', 'audio__time'), element('span', 'audio__error')]
  const button = document.createElement('button')
  const lines = [title, author].filter((text) => text && !shown.includes(text))
  player.role = 'group'
  player.setAttribute('aria-label', title || texts('audio'))
  button.type = 'button'
  button.className = 'vitrine-play'
  seek.type = 'range'
  seek.setAttribute('aria-label', texts('seek'))
  error.role = 'alert'
  player.append(button)
  if (lines[0]) {
    const about = element('span', 'audio__about')
    about.textContent = lines.join(' – ')
    player.append(about)
  }
  player.append(seek, time, error)
  return {player, button, seek, time, error}
}
