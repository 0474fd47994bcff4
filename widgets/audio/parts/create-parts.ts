import {texts} from '../strings.ts'

interface Named {
  title: string
  author: string
}

function create<K extends keyof HTMLElementTagNameMap>(tag: K, part: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.className = `audio__${part}`
  return element
}

/** The elements of the player. Titles and authors are omitted if `shown` already contains them. */
export function createParts({title, author}: Named, shown: string) {
  const [player, seek] = [create('div', 'player'), create('input', 'seek')]
  const [time, error] = [create('span', 'time'), create('span', 'error')]
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
    const about = create('span', 'about')
    about.textContent = lines.join(' – ')
    player.append(about)
  }
  player.append(seek, time, error)
  return {player, button, seek, time, error}
}
