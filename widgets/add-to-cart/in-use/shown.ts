/** What the server rendered of the variant that it had chosen. */
export interface Shown {
  soldOutMarks: Element[]
  saleMarks: Element[]
  scarcity: Element[]
}

export function readShown(scope: Element): Shown {
  const all = (selector: string) => [...scope.querySelectorAll(selector)]
  return {
    soldOutMarks: all('.product-mark.sold-out'),
    saleMarks: all('.product-mark.sale'),
    scarcity: all('.product-scarcity'),
  }
}
