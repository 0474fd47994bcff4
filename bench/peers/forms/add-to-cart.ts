interface Variant {
  sku: string
  attributes: Record<string, string>
}

export interface Product {
  id: string
  structuredContent: {variants: Variant[]; variantOptionOrdering: string[]}
}

export const readProduct = (within: Element): Product =>
  JSON.parse(within.closest<HTMLElement>('[data-product]')?.dataset.product ?? '')

/** The one call that every contender makes. */
export async function add(itemId: string, sku: string | undefined): Promise<void> {
  const response = await fetch('/api/commerce/shopping-cart/entries', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({itemId, sku, quantity: 1}),
  })
  await response.json()
}

/** Adds what a form has chosen, and says so on its button. */
export async function addToCart(form: HTMLFormElement): Promise<void> {
  const {id, structuredContent} = readProduct(form)
  const chosen = new FormData(form)
  const {variants} = structuredContent
  const variant = variants.find(({attributes}) =>
    Object.entries(attributes).every(([name, value]) => chosen.get(`option:${name}`) === value),
  )
  await add(id, (variant ?? variants[0])?.sku)
  const label = form.querySelector('.sqs-add-to-cart-button-inner')
  if (label) label.textContent = 'Added!'
}

export const findForms = () => document.querySelectorAll<HTMLFormElement>('.product-form')
