/** Products of the shop by the elements that name them, as `data-product` would have them. */
export const shopProducts = new WeakMap<Element, unknown>()
