/** Lists of platform pages; what stands in none of them is a product page. */
export const LIST = '.product-list,.ProductList,.products-list,.list-grid,.sqs-block-summary-v2'
export const QUICK_VIEW = 'dialog,[role=dialog],.sqs-lightbox'

const BUTTON = '.sqs-add-to-cart-button'

/** Matches what adds an item, mounted or not: author markup and the platform's, by its id. */
export function formsOf(itemId: string): string {
  const id = `"${CSS.escape(itemId)}"`
  return [
    `[data-vitrine=add-to-cart]:is([data-item-id=${id}],[data-product*=${id}])`,
    `${BUTTON}[data-item-id=${id}]`,
    `[data-controller=ProductDetail][data-context*=${id}] ${BUTTON}`,
  ].join()
}
