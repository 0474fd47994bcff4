/** Products that the shop has told of, by the elements that name them: as `data-product` would have them. */
export const shopProducts = new WeakMap<Element, unknown>()
