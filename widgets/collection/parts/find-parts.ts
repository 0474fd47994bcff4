import {OWN, TRUSTED, WIDGET} from '../../../src/contract/attributes.ts'

export const ITEM = 'data-item-id'
export const LIST = '[data-collection-list]'
export const COUNT = '[data-collection-count]'
export const CHIPS = '[data-collection-chips]'
export const MORE = '[data-collection-more]'
export const PAGES = '[data-collection-pages]'
export const COLLECTION = `[${WIDGET}=collection]${TRUSTED}`
export const OWN_PART = `[${OWN}]`

/** The form with filters, order and search: not that of a product in the list. */
export const findForm = (element: ParentNode): HTMLFormElement | null =>
  [...element.querySelectorAll('form')].find((form) => form.method === 'get' && !form.closest(LIST)) ?? null

/** The address of the shown list. A quick view over it names its product there, too. */
export function addressOf({pathname, search}: Pick<URL, 'pathname' | 'search'>): string {
  const parameters = search
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => parameter && !/^quick(=|$)/.test(parameter))
  return pathname + (parameters.length ? `?${parameters.join('&')}` : '')
}
