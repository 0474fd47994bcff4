import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {mediaAddress, pageAddress} from '../../model/web-address.ts'
import type {Card} from './read-card.ts'

/** A placeholder of the template language. Values are always text here, so the formatters that escape have nothing to do. */
const PLACEHOLDER = /\{([a-z]\w*(?:\.\w+)*)(?:\|(?:html|htmlattr|htmltag))?\}/gi
/** What looks like the template language. */
const BRACES = /\{[^{}\s][^{}]*\}/g

/** Attributes that hold text, whatever it is. */
const TEXT = /^(alt|title|class|lang|dir|value|width|height|datetime|aria-[\w-]+|data-(?!vitrine)[\w-]+)$/
const PICTURES = 'img,source,video,audio'

type Write = (text: string) => string

const isPage = (element: Element, name: string) => name === 'href' && element.matches('a,area')
const isMedia = (element: Element, name: string) => /^(src|poster)$/.test(name) && element.matches(PICTURES)

/** Every element of a fragment, also in templates in it. */
const elementsOf = (root: DocumentFragment): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element instanceof HTMLTemplateElement ? [element, ...elementsOf(element.content)] : element,
  )

function* textsOf(root: Node): Generator<Node> {
  const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) yield text
}

const hasBraces = (text: string) => text.search(BRACES) >= 0

/** The first part that a page cannot fill in: an instruction, a formatter, or a value where it could be code. */
export function findUnknown({content}: HTMLTemplateElement): string | null {
  const all = [...textsOf(content)].filter(({parentElement}) => !parentElement?.matches('script,style'))
  const texts = all.flatMap(({nodeValue}) => nodeValue?.match(BRACES) ?? [])
  const attributes = elementsOf(content).flatMap((element) =>
    [...element.attributes].flatMap(({name, value}) => {
      if (!hasBraces(value)) return []
      const isPlace = TEXT.test(name) || isPage(element, name) || isMedia(element, name)
      return isPlace ? (value.match(BRACES) ?? []) : [`${name}="${value}"`]
    }),
  )
  const isUnknown = (text: string) => text.replace(PLACEHOLDER, '') !== ''
  return [...texts, ...attributes].find(isUnknown) ?? null
}

const checkAddress = (element: Element, name: string, text: string): string | undefined => {
  if (isPage(element, name)) return pageAddress(text)
  return isMedia(element, name) ? mediaAddress(text) : text
}

/** `isBlank`: a card that only takes room has no address that a browser would ask for. */
function fillAttribute(element: Element, name: string, write: Write, isBlank: boolean): void {
  const before = element.getAttribute(name) ?? ''
  if (!hasBraces(before)) return
  const isAddress = isPage(element, name) || isMedia(element, name)
  const checked = isBlank && isAddress ? undefined : checkAddress(element, name, write(before))
  if (checked === undefined) element.removeAttribute(name)
  else element.setAttribute(name, checked)
}

const partsOf = ({price}: Card, role: string) => price.find((part) => part.role === role)?.text ?? ''

/** What `{name}` stands for: the words of the card, else a value of the product's JSON. */
function readValue(card: Card, path: string): string {
  const {url, image, title, id} = card
  const words: Readonly<Record<string, string>> = {
    id,
    title,
    url: url ?? '',
    fullUrl: url ?? '',
    assetUrl: image.src ?? '',
    imageAlt: image.alt,
    price: partsOf(card, 'paid'),
    originalPrice: partsOf(card, 'original'),
  }
  return Object.hasOwn(words, path) ? `${words[path]}` : (textOrNull(readPath(card.item, path)) ?? '')
}

/**
 * A copy of an author's card with the product in it. Data become text and checked addresses, nothing else. `missing`
 * stands in texts for a value that the product lacks.
 */
export function fillTemplate(template: HTMLTemplateElement, card: Card, missing = ''): Node[] {
  const copy = document.importNode(template.content, true)
  const write = (text: string, otherwise = ''): string =>
    text.replace(PLACEHOLDER, (_, path: string) => readValue(card, path) || otherwise)
  for (const element of elementsOf(copy))
    for (const name of element.getAttributeNames()) fillAttribute(element, name, write, missing !== '')
  for (const text of textsOf(copy)) {
    const isCode = text.parentElement?.matches('script,style')
    if (!isCode && hasBraces(text.nodeValue ?? '')) text.nodeValue = write(text.nodeValue ?? '', missing)
  }
  return [...copy.childNodes]
}
