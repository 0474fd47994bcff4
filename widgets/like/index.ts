import './like.css'
import {pluralKey} from '../../src/page/texts.ts'
import {applyContent} from '../../src/widget/adopt.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {followLikes, isLiked, toggleLike} from './parts/likes.ts'
import {definition, texts} from './widget.ts'

/** Elements with the number: the marked ones, otherwise any element that holds a number. */
function findCounts(element: HTMLElement): Element[] {
  const marked = [...element.querySelectorAll('.like-count')]
  const holds = (element: Element) => !element.childElementCount && /\d/.test(element.textContent)
  return marked.length ? marked : [element, ...element.querySelectorAll('*')].filter(holds).slice(0, 1)
}

/** No server receives the like: there is no API call for it (docs/decisions/social.md). */
export const mount = enhance(definition, ({element, props, adopt, signal, followTexts}) => {
  const {'item-id': id, 'like-count': likes} = props
  if (!id) throw new TypeError('data-item-id is empty')
  const counts = findCounts(element)
  const served = element.dataset.likeCount === undefined && counts[0]?.textContent.match(/\d+/)?.[0]
  const others = served ? Number(served) : likes
  const root = adopt(element)
  const parts = [...counts, ...element.querySelectorAll('.like-icon')].map((part) => ({
    adoption: adopt(part),
    served: part.textContent.trim(),
    isIcon: part.matches('.like-icon'),
    isMarked: part.matches('.like-count'),
  }))
  const isButton = element.matches('button')

  function press(event: Event): void {
    event.preventDefault()
    toggleLike(id)
  }
  const on = {
    click: press,
    keydown(event: KeyboardEvent) {
      const {key, repeat} = event
      if (!isButton && !repeat && /^(Enter| )$/.test(key)) press(event)
    },
  }

  function show(): void {
    const isOn = isLiked(id)
    const n = `${others + Number(isOn)}`
    for (const {adoption, served: text, isIcon, isMarked} of parts)
      if (isIcon) adopt(adoption.element, {classes: {like__icon: !text}})
      else applyContent(adoption, isMarked ? n : text.replace(/\d+/, n))
    adopt(element, {
      content: root.content,
      attributes: {
        ...(!isButton && {role: 'button', tabindex: '0'}),
        'aria-pressed': `${isOn}`,
        'aria-label': texts(pluralKey(Number(n)), {n}),
      },
      classes: {like__button: true},
      on,
    })
  }
  followLikes(show, signal)
  followTexts(show)
})
