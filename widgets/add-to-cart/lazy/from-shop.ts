import {loadProduct} from '../../../src/actions/load-product.ts'
import {asRecord} from '../../../src/lib/as-record.ts'
import {isRecord} from '../../../src/lib/is-record.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import type {Product} from '../../../src/model/product.ts'
import {optionValues} from '../../../src/model/selection.ts'
import {mediaAddress} from '../../../src/model/web-address.ts'
import {markupTexts as texts} from '../markup-strings.ts'
import {type Parts, readParts} from '../parts/read-parts.ts'
import {readProduct} from '../parts/read-product.ts'
import {readPrice} from './price.ts'

const TITLE = '.product-title,.product-item-title'
const PRICE = '.product-price'
const PICTURE = 'img.product-image,.product-image img'

function each<E extends Element>(root: Element, selector: string, fill: (element: E) => void): void {
  for (const element of root.querySelectorAll<E>(selector)) fill(element)
}

function createOption(text: string, value = text): HTMLOptionElement {
  const option = document.createElement('option')
  option.textContent = text
  option.value = value
  return option
}

function createChoice(name: string, values: readonly string[]): HTMLElement {
  const [label, select] = [document.createElement('label'), document.createElement('select')]
  label.className = 'variant-option'
  label.dataset.vitrineOwn = ''
  select.dataset.variantOptionName = name
  select.append(
    createOption(texts('chooseOption', {option: name}), ''),
    ...values.map((value) => createOption(value)),
  )
  label.append(name, ' ', select)
  return label
}

/** Options that the server has rendered no field for come into the element for them, else before the button. */
function addChoices(product: Product, parts: Parts, ofButtons: readonly string[]): void {
  if (product.variants.length < 2) return
  const {controls, variants, button} = parts
  const known = new Set([...controls.map(({name}) => name), ...ofButtons])
  const choices = product.optionNames
    .filter((name) => !known.has(name))
    .map((name) => createChoice(name, optionValues(product, name)))
  const [place] = variants
  if (place) place.append(...choices)
  else button.before(...choices)
}

function fillPicture(picture: HTMLImageElement, title: string, source: unknown): void {
  const {url, alt} = asRecord(source)
  const address = mediaAddress(textOrNull(url))
  if (!address) return
  picture.removeAttribute('srcset')
  picture.src = address
  picture.alt = textOrNull(alt) ?? title
}

/** The options that the server has rendered buttons for. */
async function optionsOfButtons({scope, values: buttons}: Parts, product: Product): Promise<string[]> {
  if (!buttons[0]) return []
  const loaded = await import('./value-buttons.ts').catch(() => null)
  // then nothing else makes controls of them
  if (!loaded) return []
  const {findValue} = loaded
  return buttons.flatMap((button) => findValue(button, {scope, buttons, product})?.name ?? [])
}

async function fill(element: HTMLElement, product: Product): Promise<void> {
  const {title, source} = product
  const [picture]: unknown[] = Array.isArray(source.images) ? source.images : []
  if (title) each(element, TITLE, (place) => place.replaceChildren(title))
  each<HTMLImageElement>(element, PICTURE, (image) => fillPicture(image, title, picture))
  const parts = readParts(element, element, product)
  if (!parts) {
    // without a button the widget renders a price as well
    each<HTMLElement>(element, PRICE, (place) => {
      place.hidden = true
    })
    return
  }
  addChoices(product, parts, await optionsOfButtons(parts, product))
  const price = readPrice(product, null)
  if (!price || price === 'unavailable') return
  each(element, PRICE, (place) => place.replaceChildren(price.map(({text}) => text).join(' ')))
}

/** Reads a product from the shop, and writes it where the server has written what it knew. */
export async function readFromShop(element: HTMLElement, id: string): Promise<unknown> {
  const json = await loadProduct(id)
  if (isRecord(json)) await fill(element, readProduct(json, element))
  return json
}
