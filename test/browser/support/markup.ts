const inQuotes = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')

interface Goods {
  id: string
  title: string
  variants: Record<string, unknown>[]
}

/** Products of the shop's seed. */
export const bowl: Goods = {
  id: '64a1f0c27be1d20013c0aa02',
  title: 'Tide Bowl',
  variants: [{sku: 'BOWL-TIDE', price: 4800, salePrice: 3900, onSale: true, qtyInStock: 18}],
}
export const notebook: Goods = {
  id: '64a1f0c27be1d20013c0aa11',
  title: 'Linen Notebook',
  variants: [
    {sku: 'NOTE-PLAIN', attributes: {Paper: 'Plain'}, price: 2400, qtyInStock: 60},
    {sku: 'NOTE-WATER', attributes: {Paper: 'Watercolor'}, price: 3100, qtyInStock: 15},
  ],
}

export const productAttribute = ({id, title, variants}: Goods): string =>
  `data-product='${inQuotes(JSON.stringify({id, title, productType: 1, variants}))}'`

/** A form that adds, in author markup. */
export const addToCart = (goods: Goods, attributes = ''): string =>
  `<div data-vitrine="add-to-cart" ${productAttribute(goods)} ${attributes}>
  <form method="post" action="/cart/add">
    <input type="hidden" name="itemId" value="${goods.id}">
    <div class="product-quantity-input"><input type="number" name="quantity" aria-label="Quantity" value="1"></div>
    <button class="sqs-add-to-cart-button">Add To Cart</button>
  </form>
</div>`

export const cartLink = (attributes = ''): string =>
  `<a data-vitrine="cart-indicator" href="/cart" ${attributes}>Cart <span class="sqs-cart-quantity">0</span> <span class="sqs-cart-subtotal">$0.00</span></a>`

/** A spacer that makes a page long; the policy forbids style attributes. */
export const spacer = (height: number): string =>
  `<svg width="10" height="${height}" display="block" aria-hidden="true"></svg>`
