import {mediaAddress} from '../../../src/model/web-address.ts'
import {cartAddress} from '../../../src/page/cart-place.ts'
import {copyWithoutIds} from '../../../src/ui/copy-without-ids.ts'
import {texts} from '../widget.ts'
import type {Card} from './card.ts'

const LINES = 4

interface Actions {
  previous: () => void
  next: () => void
  close: () => void
}

function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  part: string,
  textContent = '',
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), {className: `quick-view__${part}`, textContent})
}

function createButton(part: keyof Actions, sign: string, act: () => void): HTMLButtonElement {
  const button = create('button', part, sign)
  button.type = 'button'
  button.setAttribute('aria-label', texts(part))
  button.addEventListener('click', act)
  return button
}

function createPicture({currentSrc, src, naturalWidth, naturalHeight}: HTMLImageElement): HTMLImageElement {
  const picture = create('img', 'picture')
  const size = naturalWidth ? {width: naturalWidth, height: naturalHeight} : {}
  return Object.assign(picture, size, {alt: '', src: mediaAddress(currentSrc || src) ?? ''})
}

/** Lines in place of what the card does not show. */
function createSkeleton(): HTMLElement {
  const skeleton = create('div', 'skeleton')
  skeleton.ariaHidden = 'true'
  for (let line = 0; line < LINES; line++) skeleton.append(create('span', 'line'))
  return skeleton
}

/** The known data of a product before it has loaded: none of it is interactive. */
function createPreview({title, image, price}: Card): HTMLElement {
  const preview = create('div', 'preview')
  const text = create('div', 'summary')
  if (title) text.append(create('h2', 'title', title))
  if (price) text.append(copyWithoutIds(price))
  text.append(create('p', 'loading', texts('loading')), createSkeleton())
  if (image?.src) preview.append(createPicture(image))
  preview.append(text)
  return preview
}

export type Frame = ReturnType<typeof createFrame>

/** The frame around a product: buttons, a container, and a live region for screen readers. */
export function createFrame({previous, next, close}: Actions) {
  const back = createButton('previous', '‹', previous)
  const on = createButton('next', '›', next)
  // announces each step; `status` is for the product itself
  const position = create('p', 'position')
  position.ariaLive = 'polite'
  const closer = createButton('close', '×', close)
  closer.classList.add('vitrine-close')
  closer.autofocus = true
  const status = create('p', 'status')
  status.setAttribute('role', 'status')
  const content = create('div', 'content')
  const shown = create('div', 'product')
  const notice = create('p', 'added')
  notice.hidden = true
  content.append(shown)
  let preview: Element | undefined

  /** Removes the loading state. */
  function rest(): void {
    preview?.remove()
    preview = undefined
    shown.hidden = false
    content.setAttribute('aria-busy', 'false')
  }

  return {
    parts: [back, position, on, closer, status, content, notice],
    content,
    /** Without other products, there are no steps. `index` counts from 0. */
    showSteps(index: number, count: number): void {
      for (const part of [back, position, on]) part.hidden = count < 2
      position.textContent = texts('position', {n: `${index + 1}`, count: `${count}`})
    },
    say(text: string): void {
      status.textContent = text
    },
    /** Shows the added product and a link to the cart on screen; it was announced already. */
    notify(text: string): void {
      const link = Object.assign(create('a', 'cart', texts('viewCart')), {href: cartAddress()})
      notice.replaceChildren(text, ' ', link)
      notice.hidden = false
    },
    /** Hides the current product and makes it inert, until the product of this card has loaded or failed. */
    wait(card: Card): void {
      // key events go to the focused element
      if (content.contains(document.activeElement)) {
        content.tabIndex = -1
        content.focus()
      }
      rest()
      preview = createPreview(card)
      shown.hidden = true
      content.append(preview)
      content.setAttribute('aria-busy', 'true')
    },
    rest,
    fill(product: DocumentFragment): void {
      shown.replaceChildren(product)
      notice.hidden = true
      content.scrollTop = 0
      status.textContent = shown.querySelector('h1,h2,h3,.product-title')?.textContent.trim() ?? ''
    },
  }
}
