/** What the server rendered of the variant that it had chosen. */
export interface Shown {
  prices: Element[]
  soldOutMarks: Element[]
  saleMarks: Element[]
}

export function readShown(scope: Element): Shown {
  const all = (selector: string) => [...scope.querySelectorAll(selector)]
  return {
    prices: all('.product-price,.subscription-price'),
    soldOutMarks: all('.product-mark.sold-out'),
    saleMarks: all('.product-mark.sale'),
  }
}
