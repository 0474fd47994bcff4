import type {Adopt} from '../../../src/widget/adoption-set.ts'

/** The page of results keeps to one collection of the site. */
const createFilter = (value: string): HTMLInputElement =>
  Object.assign(document.createElement('input'), {type: 'hidden', name: 'f_collectionId', value})

/**
 * The search block of the platform has a field without a form: its script goes to the page of results. False for a block
 * without a field, which has nothing to search with.
 */
export function wrapField(element: HTMLElement, adopt: Adopt, signal: AbortSignal): boolean {
  const field = element.querySelector<HTMLInputElement>('.search-input')
  if (!field || field.form) return !!field || element.dataset.vitrine !== undefined
  const form = document.createElement('form')
  Object.assign(form, {method: 'get', action: '/search'})
  form.setAttribute('role', 'search')
  const focused = document.activeElement
  field.before(form)
  form.append(field)
  const {collection} = element.dataset
  if (collection) form.append(createFilter(collection))
  // a field that moves loses the focus
  if (focused === field) field.focus({preventScroll: true})
  adopt(field, {attributes: {name: 'q'}})
  signal.addEventListener('abort', () => form.replaceWith(field))
  return true
}
