import {element} from '../../../src/widget/element.ts'
import './buy-bar.css'
import {TRUSTED} from '../../../src/contract/attributes.ts'
import {asRecord} from '../../../src/lib/as-record.ts'
import {listComma} from '../../../src/lib/list-comma.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import type {Product} from '../../../src/model/product.ts'
import {mediaAddress} from '../../../src/model/web-address.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {copyWithoutIds} from '../../../src/ui/copy-without-ids.ts'
import {shownValue} from '../parts/controls.ts'
import type {Parts} from '../parts/read-parts.ts'
import {bottomOfPage} from './bottom-of-page.ts'

interface Shown {
  product: Product
  parts: Parts
}

/** Shown values that are a choice: a prompt has no value. */
function chosenIn({product, parts}: Shown): [name: string, value: string][] {
  return product.optionNames.flatMap((name): [string, string][] => {
    const control = parts.controls.find((control) => control.name === name && shownValue(control))
    const value = control && shownValue(control)
    return value && product.variants.some(({attributes}) => attributes[name] === value) ? [[name, value]] : []
  })
}

/** The picture with this id in the gallery of the page, or else in the data of the product. */
function findPicture({source}: Product, id: string | null): string | null {
  if (!id) return null
  const image = document.querySelector<HTMLImageElement>(`[data-image-id="${CSS.escape(id)}"] img${TRUSTED}`)
  const picture = [source.items]
    .flat()
    .map(asRecord)
    .find((item) => item.id === id)
  return image?.currentSrc || image?.src || textOrNull(picture?.assetUrl)
}

const GALLERY = '[data-image-id] img,.ProductItem-gallery img'

/** The picture of the chosen values, or else the first one of the gallery or of the data. Null without one. */
function pictureOf(shown: Shown): string | null {
  const {product, parts} = shown
  const chosen = chosenIn(shown)
  const variant = product.variants.find(({attributes}) =>
    chosen.every(([name, value]) => attributes[name] === value),
  )
  const image = variant?.mainImageId ?? null
  const first = parts.scope.closest('article,main,body')?.querySelector<HTMLImageElement>(GALLERY)
  const picture = chosen.length ? findPicture(product, image) : null
  return picture ?? (first?.currentSrc || findPicture(product, image))
}

function createBar(title: string) {
  const bar = element('section', 'vitrine-buy-bar')
  const words = element('p', 'vitrine-buy-bar__words')
  const name = element('b', 'vitrine-buy-bar__title')
  const choice = element('span', 'vitrine-buy-bar__choice')
  const picture = element('img', 'vitrine-buy-bar__picture')
  const price = element('p', 'vitrine-buy-bar__price')
  const button = element('button', 'vitrine-buy-bar__button')
  bar.ariaLabel = title
  // removed with the widgets (loader/engine/mount.ts)
  bar.dataset.vitrineOwn = ''
  bar.hidden = true
  name.textContent = title
  button.type = 'button'
  words.append(name, choice)
  picture.alt = ''
  picture.hidden = true
  bar.append(picture, words, price, button)
  return {bar, picture, choice, price, button}
}

const labelOf = ({button, label}: Parts): string =>
  (button instanceof HTMLInputElement ? button.value : label.textContent) ?? ''

/** Milliseconds: a banner may leave with a transition. */
const AFTER_CLICK = 400

/**
 * As a child of the body, the bar would not inherit the language and direction of the product's surroundings. Kept local:
 * a helper shared with the dialogs would be in their file.
 */
function speakLike(bar: HTMLElement, origin: Element): void {
  bar.dir = getComputedStyle(origin).direction
  const lang = origin.closest<HTMLElement>('[lang]')?.lang
  if (lang) bar.lang = lang
}

/** A change that would write the same again would wake the observers of the page. */
const put = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text
}

/** Shows what the button of the page shows. */
function copyButton(parts: Parts, button: HTMLButtonElement): void {
  // a shorter text would move what stands beside it
  button.style.minInlineSize = `min(${button.offsetWidth}px, 45vw)`
  put(button, labelOf(parts))
  // just added: as the button of the page, it keeps its colours
  button.ariaDisabled = parts.button.matches('.cart-added') ? null : parts.button.ariaDisabled
  button.ariaBusy = parts.button.ariaBusy
}

/** The page may have fixed something to the bottom of the window, and a click may have closed it. */
function place(bar: HTMLElement): void {
  const height = bar.hidden ? 0 : bottomOfPage(bar)
  bar.style.insetBlockEnd = height ? `${height}px` : ''
}

/**
 * The browser has scrolled to the focused element before the bar was there. After scrolling up, the element was left
 * behind.
 */
function uncoverFocus(bar: HTMLElement, {button}: Parts): void {
  const {activeElement} = document
  if (!activeElement || button.getBoundingClientRect().bottom > 0) return
  const {top, bottom} = activeElement.getBoundingClientRect()
  // where the bar is once it no longer moves
  const edge = innerHeight - bar.offsetHeight - (Number.parseFloat(bar.style.insetBlockEnd) || 0)
  if (activeElement !== document.body && top < innerHeight && bottom > edge)
    activeElement.scrollIntoView({block: 'nearest'})
}

/**
 * A bar at the bottom of the window while the button is not visible. It shows what the page shows, and a click on its
 * button is a click on the page's.
 */
export function showBuyBar(shown: Shown, signal: AbortSignal): void {
  const {parts, product} = shown
  const {bar, picture, choice, price, button} = createBar(product.title)
  const priceOfPage = parts.scope.querySelector('.product-price')
  let written = ''
  speakLike(bar, parts.scope)

  function show(): void {
    put(
      choice,
      chosenIn(shown)
        .map(([, value]) => value)
        .join(listComma(currentSite().locale)),
    )
    const address = mediaAddress(pictureOf(shown) ?? '')
    picture.hidden = !address
    if (address && picture.getAttribute('src') !== address) picture.src = address
    copyButton(parts, button)
    const html = priceOfPage?.innerHTML ?? ''
    if (html !== written)
      price.replaceChildren(...(priceOfPage ? copyWithoutIds(priceOfPage).childNodes : []))
    written = html
  }
  function toggle(isShown: boolean): void {
    if (bar.hidden === !isShown) return
    const hadFocus = bar.contains(document.activeElement)
    if (isShown) show()
    bar.hidden = !isShown
    place(bar)
    if (isShown) uncoverFocus(bar, parts)
    if (hadFocus) parts.button.focus({preventScroll: true})
  }
  const visibility = new IntersectionObserver((entries) => {
    const entry = entries.at(-1)
    // a button that the page hides has no size, and cannot be clicked from the bar, either
    if (entry) toggle(!entry.isIntersecting && parts.button.getClientRects().length > 0)
  })
  const changes = new MutationObserver(() => {
    if (!bar.hidden) show()
  })

  button.addEventListener('click', () => parts.button.click())
  addEventListener('click', () => void setTimeout(() => place(bar), AFTER_CLICK), {signal})
  addEventListener('resize', () => place(bar), {signal})
  document.addEventListener('vitrine:variant-change', () => bar.hidden || show(), {signal})
  changes.observe(parts.scope, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-disabled', 'aria-busy'],
  })
  visibility.observe(parts.button)
  document.body.append(bar)
  signal.addEventListener('abort', () => {
    visibility.disconnect()
    changes.disconnect()
    bar.remove()
  })
}
