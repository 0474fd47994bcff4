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

/** The values of an option, each once. */
export const valuesOf = ({structuredContent}: Product, name: string): string[] => [
  ...new Set(structuredContent.variants.map(({attributes}) => attributes[name] ?? '')),
]

export const findVariant = (
  {structuredContent}: Product,
  chosenOf: (name: string) => unknown,
): Variant | undefined =>
  structuredContent.variants.find(({attributes}) =>
    Object.entries(attributes).every(([name, value]) => chosenOf(name) === value),
  )

/** The one call that every contender makes. */
export async function add(itemId: string, sku: string | undefined): Promise<void> {
  const response = await fetch('/api/commerce/shopping-cart/entries', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({itemId, sku, quantity: 1}),
  })
  await response.json()
}

/** Adds the selection of a form, and reports it on the button. */
export async function addToCart(form: HTMLFormElement): Promise<void> {
  const product = readProduct(form)
  const chosen = new FormData(form)
  const variant = findVariant(product, (name) => chosen.get(`option:${name}`))
  await add(product.id, (variant ?? product.structuredContent.variants[0])?.sku)
  const label = form.querySelector('.sqs-add-to-cart-button-inner')
  if (label) label.textContent = 'Added!'
}

export const findForms = () => document.querySelectorAll<HTMLFormElement>('.product-form')
