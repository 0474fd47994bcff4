import './like.css'
import {pluralKey} from '../../src/lib/plural-key.ts'
import type {Mount} from '../../src/lib/widget.ts'
import {adopt, apply, restore} from '../../src/ui/adopt.ts'
import {readProps} from '../../src/ui/read-props.ts'
import {definition} from './definition.ts'
import {followLikes, isLiked, toggleLike} from './likes.ts'
import {texts} from './strings.ts'

/** Nobody is told: there is no call for it (README, decisions). */
export const mount: Mount = (element) => {
  const {'item-id': id, 'like-count': others} = readProps(element, definition)
  if (!id) throw new TypeError('data-item-id is empty')
  const [root, ...parts] = [element, ...element.querySelectorAll('.like-count,.like-icon')].map(adopt)
  const isButton = element.matches('button')

  function press(event: Event): void {
    event.preventDefault()
    toggleLike(id)
  }
  const on = {
    click: press,
    keydown(event: Event) {
      const {key, repeat} = event as KeyboardEvent
      if (!isButton && !repeat && /^(Enter| )$/.test(key)) press(event)
    },
  }

  function show(): void {
    const isOn = isLiked(id)
    const n = `${others + Number(isOn)}`
    for (const part of parts) {
      const isCount = part.element.matches('.like-count')
      apply(part, isCount ? {content: n} : {classes: {like__icon: !part.element.textContent.trim()}})
    }
    if (root)
      apply(root, {
        attributes: {
          ...(!isButton && {role: 'button', tabindex: '0'}),
          'aria-pressed': `${isOn}`,
          'aria-label': texts(pluralKey(Number(n)), {n}),
        },
        classes: {like__button: true},
        on,
      })
  }

  const stop = followLikes(show)
  show()
  document.addEventListener('vitrine:strings', show)
  return () => {
    stop()
    document.removeEventListener('vitrine:strings', show)
    if (root) [...parts, root].forEach(restore)
  }
}
