import {toJson} from '../lib/to-json.ts'
import {type QuantityLimits, readLimits} from '../model/quantity-limits.ts'
import {linkAddress, mediaAddress} from '../model/web-address.ts'
import type {LineProblem} from '../page/store/types.ts'
import {createAdoptionSet} from '../widget/adoption-set.ts'
import type {Item} from '../widget/keyed-list.ts'
import {guardNumber, isMisread} from '../widget/number-field.ts'
import {bindParts, type Parts, shown} from './bind.ts'
import type {Format} from './format.ts'
import {texts} from './strings.ts'
import type {Detail, LineView} from './view.ts'

let count = 0

/** What the items of the server's lines can be changed to: a line that comes later has the choices of its item. */
const choices = new Map<string, readonly HTMLOptionElement[]>()

const tight = (text: string): string => text.replace(/[\s:]/g, '')

/** Whether the server's text has the same content: then it stays. */
const says = (served: string, details: readonly Detail[]): boolean =>
  tight(served) === tight(details.flat().join(''))

function makeDetail([name, value]: Detail): HTMLElement {
  const row = document.createElement('div')
  const [term, text] = [document.createElement('dt'), document.createElement('dd')]
  term.textContent = name
  text.textContent = value
  // visitors answer in different languages
  text.dir = 'auto'
  row.append(term, text)
  return row
}

/** The title for a change that the server has rejected or has only partly made. */
function titleOf({wanted, taken}: LineProblem): string {
  if (!wanted) return texts('removeFailed')
  if (taken === undefined) return texts('updateFailed')
  return taken === wanted ? '' : texts('changedTo', {taken: `${taken}`, wanted: `${wanted}`})
}

/** The field shows the quantity in the cart again: what the visitor wanted is in the message. */
const readKept = ({problem, quantity}: LineView): string =>
  problem?.wanted && problem.taken === undefined && problem.wanted !== quantity
    ? texts('unchanged', {quantity: `${quantity}`, wanted: `${problem.wanted}`})
    : ''

/** The message of a line, if any. */
export function messageOf(view: LineView): string {
  const {problem, isShort, isWaiting, stock} = view
  if (isWaiting) return texts('waiting')
  if (!problem && !isShort) return ''
  const title = problem && titleOf(problem)
  const reason = problem ? problem.message : texts('notEnough')
  const isTooMany = stock && (problem ? problem.wanted > stock : isShort)
  const rest = [reason, isTooMany ? texts('left', {n: `${stock}`}) : '', readKept(view)]
    .filter(Boolean)
    .join(' ')
  return [title, rest].filter(Boolean).join('. ')
}

/** The text of a quantity field. */
export interface Typed {
  text: string
  /** It contains something that is not a number: the browser does not expose it. */
  isBroken: boolean
  /** It is not what the browser reads. */
  isMisread: boolean
}

export interface Line extends Item<LineView> {
  view: LineView | null
  input: HTMLInputElement | null
  /** Marks the typed text as invalid, and keeps it. */
  setInvalid: (message: string) => void
  /** Marks the typed text as valid, and keeps the field unchanged if the visitor has typed something else since. */
  accept: (typed: string) => void
  /** Discards the typed text: the field returns to its last value. */
  reset: () => void
  isInvalid: () => boolean
  /** What the field accepts, as its attributes say. */
  limits: () => QuantityLimits
  typed: () => Typed
}

/** The options and form values of a line; their elements are made again only when they change. */
function createDetails(parts: Parts) {
  let rows: readonly Node[] | undefined
  let rowsKey = ''
  return ({options, filledIn}: LineView): void => {
    const all = [...options, ...(filledIn ?? [])]
    const key = toJson(all)
    if (key !== rowsKey) rows = all.map(makeDetail)
    rowsKey = key
    parts.set('details', (served) =>
      // the server has already shown it, while the widget cannot
      !filledIn && served ? {} : {content: says(served, all) ? undefined : rows, ...shown(all.length > 0)},
    )
  }
}

/** The link to its form is a separate widget; the loader only finds elements that are added to the page. */
function showEdit(parts: Parts, {id, url, form}: LineView): void {
  const link = parts.find('edit')
  const isNew = form && link && !link.dataset.vitrine
  parts.set('edit', () => ({
    attributes: form
      ? {
          hidden: null,
          href: linkAddress(url),
          'data-vitrine': 'additional-fields',
          'data-entry-id': id,
          'data-form': toJson(form),
        }
      : {hidden: ''},
  }))
  if (isNew) link.parentNode?.insertBefore(link, link.nextSibling)
}

/** Only the server knows what a line can be changed to. */
function showVariants(parts: Parts, select: HTMLSelectElement | null, {itemId, sku}: LineView): void {
  if (!select) return
  if (select.length) choices.set(itemId, [...select.options])
  else {
    select.append(...(choices.get(itemId) ?? []).map((choice) => choice.cloneNode(true)))
    select.value = sku ?? ''
  }
  parts.set('variants', () => shown(select.length > 1))
}

function showSteps(parts: Parts, {title, quantity, stock}: LineView, {max}: QuantityLimits): void {
  const most = Math.min(stock ?? max, max)
  parts.set('less', () => ({attributes: {'aria-label': texts('less', {title})}}))
  parts.set('more', () => ({
    attributes: {
      'aria-label': texts('more', {title}),
      'aria-disabled': quantity >= most ? 'true' : null,
    },
  }))
}

function showProduct(parts: Parts, format: Format, {image, title, url, price, was, total}: LineView): void {
  const amount = (minor: number | null, served: string) => (minor === null ? '' : format(minor, served))
  parts.set('image', () => ({attributes: {src: mediaAddress(image)}}))
  parts.set('title', () => ({content: title, attributes: {href: linkAddress(url)}}))
  parts.set('name', () => ({content: title}))
  parts.set('price', (served) => ({content: amount(price, served)}))
  parts.set('was', (served) => ({
    content: was === null ? undefined : format(was, served),
    ...shown(was !== null),
  }))
  parts.set('line-total', (served) => ({content: amount(total, served)}))
}

/** A cart line on elements of the server HTML, or of a template. */
export function createLine(element: HTMLElement, format: Format, signal: AbortSignal): Line {
  const parts = bindParts(element, createAdoptionSet(signal))
  const input = element.querySelector<HTMLInputElement>('input[data-cart=quantity]')
  if (input) guardNumber(input, signal)
  const showDetails = createDetails(parts)
  const messageId = `cart-page-message-${++count}`
  let invalid: string | null = null
  /** The last value that the widget wrote to the field: any other value was typed since. */
  let written = input?.value

  function showQuantity(quantity: number): void {
    const isTyped = input && invalid === null && document.activeElement === input && input.value !== written
    if (!input || isTyped || invalid !== null) return
    written = `${quantity}`
    if (input.value !== written) input.value = written
  }

  function showMessage(view: LineView): void {
    const message = invalid ?? messageOf(view)
    const isWrong = invalid !== null || view.problem !== null || view.isShort
    parts.set('message', (served) => ({
      content: message && served !== message ? message : message ? undefined : '',
      attributes: {hidden: message ? null : '', id: messageId},
    }))
    parts.set('quantity', () => ({
      attributes: {
        'aria-invalid': isWrong ? 'true' : null,
        'aria-describedby': message ? messageId : null,
      },
    }))
  }

  const line: Line = {
    element,
    view: null,
    input,
    show(view) {
      line.view = view
      showProduct(parts, format, view)
      showSteps(parts, view, line.limits())
      showVariants(parts, element.querySelector('select[data-cart=variant]'), view)
      showEdit(parts, view)
      showDetails(view)
      showQuantity(view.quantity)
      showMessage(view)
    },
    setInvalid(message) {
      invalid = message
      if (line.view) showMessage(line.view)
    },
    accept(typed) {
      invalid = null
      written = typed
      if (line.view) showMessage(line.view)
    },
    reset() {
      line.accept(input?.value ?? '')
      if (line.view) showQuantity(line.view.quantity)
    },
    isInvalid: () => invalid !== null,
    limits: () => readLimits(input),
    typed: () => ({
      text: input?.value ?? '',
      isBroken: input?.validity?.badInput ?? false,
      isMisread: isMisread(input),
    }),
  }
  return line
}
