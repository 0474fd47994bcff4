/** Matches author markup that adds the item to the cart, mounted or not. */
export function formsOf(itemId: string): string {
  const id = `"${CSS.escape(itemId)}"`
  return `[data-vitrine=add-to-cart]:is([data-item-id=${id}],[data-product*=${id}])`
}
