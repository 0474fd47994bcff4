import './swatches.css'
import type {Product} from '../../model/product.ts'
import {optionValues} from '../../model/selection.ts'
import {readSwatch, variantImage} from '../../model/swatches.ts'
import {mediaAddress, pageAddress} from '../../model/web-address.ts'
import {element} from '../../widget/element.ts'
import {swatchStyle} from '../swatch-style.ts'
import type {Card} from './read-card.ts'

/** Of more values, the first ones, and a link to the others. */
const SHOWN = 3

const NAMES = {color: '--vitrine-card-swatch-color', image: '--vitrine-card-swatch-image'}

interface Swatch {
  value: string
  /** The name and the value of the CSS property that has its colour or picture. */
  look: readonly [name: string, value: string]
  /** The picture of a variant with this value; undefined without one. */
  picture: string | undefined
}

interface Swatches {
  option: string
  all: readonly Swatch[]
}

/** Those of the first option that has several; null without one. */
function readSwatches(product: Product): Swatches | null {
  for (const option of product.optionNames) {
    const all = optionValues(product, option).flatMap((value): Swatch[] => {
      const look = swatchStyle(readSwatch(product, option, value), NAMES)
      return look ? [{value, look, picture: mediaAddress(variantImage(product, option, value))}] : []
    })
    if (all.length > 1) return {option, all}
  }
  return null
}

function createSwatch({value, look, picture}: Swatch): HTMLElement {
  const shared = {class: 'vitrine-card__swatch', 'aria-label': value, title: value}
  const swatch = picture
    ? element('button', {...shared, type: 'button', 'aria-pressed': 'false'})
    : element('span', {...shared, role: 'img'})
  swatch.style.setProperty(...look)
  return swatch
}

function createOthers({option, all}: Swatches, url: Card['url']): HTMLElement[] {
  const count = all.length - SHOWN
  if (count < 1) return []
  const href = pageAddress(url)
  const text = `+${count}`
  // the sign stays before the number, whichever way the page is read
  const shared = {class: 'vitrine-card__more', dir: 'ltr'}
  const others = href
    ? element('a', {...shared, href, 'aria-label': `${text} ${option}`}, text)
    : element('span', shared, text)
  return [others]
}

/** The values of an option as colours. `show` gets the picture of the pressed one, or undefined when it is pressed again. */
export function createSwatches(
  {product, url}: Card,
  show: (picture: string | undefined) => void,
): HTMLElement[] {
  const found = product && readSwatches(product)
  if (!found) return []
  const {option, all} = found
  let pressed: HTMLElement | null = null
  const swatches = all.slice(0, SHOWN).map((value) => {
    const swatch = createSwatch(value)
    swatch.addEventListener('click', () => {
      if (!value.picture) return
      pressed?.setAttribute('aria-pressed', 'false')
      pressed = pressed === swatch ? null : swatch
      pressed?.setAttribute('aria-pressed', 'true')
      show(pressed ? value.picture : undefined)
    })
    return swatch
  })
  const items = [...swatches, ...createOthers(found, url)].map((content) => element('li', {}, content))
  // to VoiceOver, a list without bullets is none
  const list = element('ul', {class: 'vitrine-card__swatches', role: 'list', 'aria-label': option}, ...items)
  return [list]
}
