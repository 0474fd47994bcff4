import {TRUSTED} from '../../../src/contract/attributes.ts'

/** A product that a button shows. Its group may be empty, which is a group like any other. */
export interface Item {
  id: string
  group: string
}

export const BUTTONS = `:is([data-vitrine=quick-view],.sqs-product-quick-view-button)${TRUSTED}`

/** Author markup names the product `data-product-id`, platform markup `data-id`. */
export const readItem = ({dataset}: HTMLElement): Item => ({
  id: dataset.productId || dataset.id || '',
  group: dataset.group ?? '',
})

/** Buttons inside a lightbox belong to no group. */
export const readButtons = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(BUTTONS)].filter((button) => !button.closest('dialog'))

const buttonsOf = (group: string): HTMLElement[] =>
  readButtons().filter((button) => readItem(button).group === group)

/** The products of a group in document order, each once. */
export const readGroup = (group: string): string[] => [
  ...new Set(buttonsOf(group).flatMap((button) => readItem(button).id || [])),
]

export const findButton = ({id, group}: Item): HTMLElement | undefined =>
  buttonsOf(group).find((button) => readItem(button).id === id)

/** The product at a distance of `step`; after the last comes the first. */
export const stepFrom = (ids: readonly string[], id: string, step: number): string =>
  ids[(ids.indexOf(id) + step + ids.length) % ids.length] ?? id
