import {expect, type Locator} from '@playwright/test'
import {parseProduct, type Variant} from '../../../../src/model/product.ts'
import {entriesInPage, isShopInPage} from './shop-in-page.ts'
import type {Stage} from './stage.ts'

type Combination = Record<string, string>

const PRODUCT = '[data-vitrine=add-to-cart]'
const OPTION = ':is(select, .variant-radiobtn-wrapper)[data-variant-option-name]'
/** The first visible one that adds is the visitor's choice: the buttons of the quantity only change it. */
const BUTTON = ':is(button, [type=submit], [role=button]):not([data-quantity-step])'
/** Milliseconds until an addition is complete. */
const PATIENCE = 5000
const STEP = 100

/** The lowest price of a variant, in cents. */
const costOf = ({onSale, salePrice, price}: Variant): number =>
  (onSale && salePrice ? salePrice : price).minor

const isSoldOut = ({unlimited, qtyInStock}: Variant): boolean => !unlimited && qtyInStock < 1

/** The variants that the page contains; empty for a page with only an id. */
async function readVariants(product: Locator): Promise<Variant[]> {
  const {json, variants} = await product.evaluate((element: HTMLElement) => ({
    json: element.dataset.product,
    variants: element.dataset.variants ?? '[]',
  }))
  const parsed = parseProduct(JSON.parse(json ?? `{"id": "none", "variants": ${variants}}`), {
    currency: 'USD',
  })
  return parsed.ok ? parsed.value.variants : []
}

/** The values that the markup offers, by option. */
const readOffered = (product: Locator): Promise<Record<string, string[]>> =>
  product.locator(OPTION).evaluateAll((options: HTMLElement[]) =>
    Object.fromEntries(
      options.map((option) => {
        const choices = [...option.querySelectorAll<HTMLOptionElement | HTMLInputElement>('option, input')]
        return [option.dataset.variantOptionName ?? '', choices.map(({value}) => value).filter(Boolean)]
      }),
    ),
  )

function combine(offered: Record<string, string[]>): Combination[] {
  let all: Combination[] = [{}]
  for (const [name, values] of Object.entries(offered))
    all = all.flatMap((one) => values.map((value) => ({...one, [name]: value})))
  return all
}

async function choose(product: Locator, combination: Combination): Promise<void> {
  for (const [name, value] of Object.entries(combination)) {
    const option = product.locator(`[data-variant-option-name="${name}"]`).first()
    if (await option.evaluate((element) => element.localName === 'select')) await option.selectOption(value)
    else await option.locator(`input[value="${value}"]`).check()
  }
}

/** The visible amounts in a price, in cents. */
async function readPrices(product: Locator): Promise<number[]> {
  const texts = await product.locator('.product-price').filter({visible: true}).allInnerTexts()
  const amounts = texts.flatMap((text) => text.match(/\d[\d,]*\.\d\d/g) ?? [])
  return amounts.map((amount) => Math.round(Number(amount.replaceAll(',', '')) * 100))
}

/** A displayed price is the current or former price of one of these variants. */
async function checkPrices(product: Locator, variants: Variant[]): Promise<string[]> {
  const shown = await readPrices(product)
  const known = variants.flatMap((variant) => [costOf(variant), variant.price.minor])
  const least = Math.min(...variants.map(costOf))
  const wrong = shown.filter((price) => !known.includes(price))
  if (!shown.length || !variants.length || (!wrong.length && shown.includes(least))) return []
  return [`shows the prices ${shown.join(', ')}, its JSON says ${[...new Set(known)].join(', ')}`]
}

/** Both ways: a visitor cannot buy a value without a variant, or find a value that is not offered. */
function checkOptions(offered: Record<string, string[]>, variants: Variant[]): string[] {
  if (!variants.length) return []
  const names = new Set([
    ...Object.keys(offered),
    ...variants.flatMap(({attributes}) => Object.keys(attributes)),
  ])
  return [...names].flatMap((name) => {
    const inMarkup = [...(offered[name] ?? [])].sort().join(', ')
    const inJson = [...new Set(variants.flatMap(({attributes}) => attributes[name] ?? []))].sort().join(', ')
    return inMarkup === inJson ? [] : [`option ${name} offers "${inMarkup}", its JSON says "${inJson}"`]
  })
}

const nameOf = (combination: Combination): string =>
  Object.values(combination).join(', ') || 'the only variant'

async function readHeld({shop, page}: Stage): Promise<{sku: string | null; quantity: number}[]> {
  if (await isShopInPage(page)) return entriesInPage(page)
  const entries = (await shop.carts()).flatMap((cart) => cart.entries)
  return entries.map(({chosenVariant, quantity}) => ({sku: chosenVariant.sku, quantity}))
}

/** The quantity in all carts; of anything, if the page names no variant. */
const countHeld = async (stage: Stage, sku: string | null): Promise<number> =>
  (await readHeld(stage))
    .filter((entry) => sku === null || entry.sku === sku)
    .reduce((total, {quantity}) => total + quantity, 0)

async function checkRefused(button: Locator): Promise<string[]> {
  // the label of the previous addition has disappeared
  await expect(button).not.toHaveText(/^(Adding…|Added!)$/, {timeout: PATIENCE})
  const text = (await button.textContent())?.trim() ?? ''
  const isOff = await button.isDisabled()
  return [
    ...(isOff ? [] : ['is sold out, and can be pressed']),
    ...(/^(add to cart|buy|)$/i.test(text) ? [`is sold out, and the button says "${text}"`] : []),
  ]
}

async function add(stage: Stage, button: Locator, sku: string | null): Promise<string[]> {
  const held = await countHeld(stage, sku)
  await button.click()
  for (let waited = 0; waited < PATIENCE; waited += STEP) {
    if ((await countHeld(stage, sku)) === held + 1) return []
    await stage.page.waitForTimeout(STEP)
  }
  return ['was not added']
}

async function checkCombination(stage: Stage, product: Locator, combination: Combination): Promise<string[]> {
  const variants = await readVariants(product)
  await choose(product, combination)
  await stage.rest.settle()
  const fits = ({attributes}: Variant) =>
    Object.entries(combination).every(([name, value]) => attributes[name] === value)
  const variant = variants.find(fits)
  if (variants.length && !variant) return []
  const button = product.locator(BUTTON).filter({visible: true}).first()
  const prices = variant ? await checkPrices(product, [variant]) : []
  const problems =
    variant && isSoldOut(variant)
      ? await checkRefused(button)
      : await add(stage, button, variant?.sku ?? null)
  await stage.rest.settle()
  return [...prices, ...problems].map((problem) => `${nameOf(combination)}: ${problem}`)
}

/** Adds each product in each possible combination. */
export async function addProducts(stage: Stage, scope: Locator): Promise<string[]> {
  const problems: string[] = []
  for (const product of await scope.locator(PRODUCT).all()) {
    const [offered, variants] = [await readOffered(product), await readVariants(product)]
    problems.push(...checkOptions(offered, variants), ...(await checkPrices(product, variants)))
    for (const combination of combine(offered))
      problems.push(...(await checkCombination(stage, product, combination)))
  }
  return problems
}
