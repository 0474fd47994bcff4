import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {startDemo, type TestDemo} from './testing/start-demo.ts'

let demo: TestDemo
beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

const read = async (path: string): Promise<string> => (await fetch(demo.url + path)).text()

/** The text of an element whose tag matches, without the tags in it. */
const textOf = (html: string, className: string): string =>
  (html.split(`class="${className}">`)[1] ?? '')
    .split('</div>')[0]
    ?.replace(/<[^>]*>|\s+/g, ' ')
    .trim() ?? ''

describe('a product page whose address names a variant', () => {
  it('shows its options, its price and its picture without script', async () => {
    const page = await read('/shop/speckled-mug?variant=MUG-LARGE-OAT')
    expect(page).toContain('<option value="Large" selected>Large</option>')
    expect(page).toContain('<option value="Oat" selected>Oat</option>')
    expect(textOf(page, 'product-price')).toBe('$34.00')
    expect(page).toMatch(/id="slide-1"[^>]*><img src="[^"]*" alt="[^"]*, Oat"/)
  })

  it('that is sold out says so, and shows its restock form', async () => {
    const page = await read('/shop/salt-pig?variant=PIG-BLACK')
    expect(page).toMatch(/<span class="sqs-add-to-cart-button-inner">Sold out<\/span>/)
    expect(page).toMatch(/data-vitrine="restock-form"[^>]*data-variant-id="PIG-BLACK">/)
    expect(page).toContain('<div class="product-mark sold-out">')
  })

  it.each(['', '?variant=', '?variant=MUG-HUGE', '?variant=PIG-BLACK'])(
    '%j chooses nothing',
    async (query) => {
      const page = await read(`/shop/speckled-mug${query}`)
      expect(page).not.toMatch(/<option[^>]* selected/)
      expect(textOf(page, 'product-price')).toBe('from $28.00')
    },
  )

  it('does not change other products of the page', async () => {
    const page = await read('/shop/speckled-mug?variant=MUG-LARGE-OAT')
    expect(page.match(/<option[^>]* selected/g)).toHaveLength(2)
  })
})

describe('values that are sold out are marked in the HTML', () => {
  it('of radio buttons', async () => {
    const page = await read('/shop/salt-pig')
    expect(page).toMatch(
      /<label class="variant-radiobtn-label add-to-cart__unavailable"[^>]*>\s*<input [^>]*value="Black" aria-label="Black \(unavailable\)">/,
    )
    expect(page).not.toMatch(/value="White" aria-label/)
  })

  it('of select elements, with the choice', async () => {
    const page = await read('/shop/speckled-mug?variant=MUG-LARGE-OAT')
    expect(page).toContain('<option value="Sea" class="add-to-cart__unavailable">Sea (unavailable)</option>')
    expect(await read('/shop/speckled-mug')).not.toMatch(/<option value="Sea" class/)
  })

  it('in the language of the shop', async () => {
    expect(await read('/shop/salt-pig?store=ja')).toContain('aria-label="黒（取り扱いなし）"')
  })
})
