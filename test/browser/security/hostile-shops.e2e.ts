import {SHOP_REPLIES} from '../../helpers/shop-replies.ts'
import {openDocument} from '../support/document.ts'
import {answerAs, casesOf, ORIGIN} from '../support/hostile-replies.ts'
import {cartLink} from '../support/markup.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

test.use({bypassCSP: true})

for (const shop of SHOP_REPLIES)
  test(`no text in a reply of ${shop.backend} runs, leads to code or breaks the page`, async ({
    page,
    consoleLines,
  }) => {
    consoleLines.expect(/./, null)
    await answerAs(page, shop.replies)
    await openDocument(page, {
      loader: `data-backend="${shop.backend}" data-api="${ORIGIN}${shop.path}" ${shop.tag ?? ''}`,
      body: `${cartLink()}<div data-vitrine="cart-page"></div><main></main>`,
    })
    const vitrine = await vitrineOf(page)
    const cases = casesOf(shop.replies)
    test.setTimeout(120_000 + cases.length * 1000)
    const outcome = await vitrine.evaluate(
      async (vitrine, {item, cases}) => {
        const problems: string[] = []
        const count = {carts: 0, products: 0, views: 0}
        const whole = window.shopReplies ?? []
        const main = document.querySelector('main') ?? document.body
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        const settled = (task: Promise<unknown>) =>
          task.then(
            () => true,
            () => false,
          )
        /** Waits for a state for as long as 100 frames. */
        async function until(isSo: () => boolean): Promise<boolean> {
          for (let left = 100; left > 0 && !isSo(); left--) await frame()
          return isSo()
        }
        function look(name: string): void {
          problems.push(...(window.findHostile?.() ?? []).map((problem) => `${name}: ${problem}`))
          if (document.querySelector('[data-vitrine=cart-page][data-vitrine-state=error]'))
            problems.push(`${name}: the cart page is lost`)
        }
        async function readCart(): Promise<void> {
          if (await settled(vitrine.cart.refresh())) count.carts++
          await frame()
        }
        async function openProduct(): Promise<void> {
          main.innerHTML = `<div data-vitrine="add-to-cart" data-product-id="${item.itemId}" data-vitrine-load="now"></div>
            <button data-vitrine="quick-view" data-product-id="${item.itemId}" data-vitrine-load="now">Look</button>`
          vitrine.mount()
          const [product, button] = main.querySelectorAll<HTMLElement>('[data-vitrine]')
          await until(() => !!product?.dataset.vitrineState && product.dataset.vitrineState !== 'loading')
          if (product?.dataset.vitrineState === 'mounted') count.products++
          await until(() => button?.dataset.vitrineState === 'mounted')
          button?.click()
          const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
          await until(() => !!dialog()?.querySelector('.quick-view__product, [role=alert], p'))
          if (dialog()?.querySelector('.quick-view__product')) count.views++
        }
        async function close(): Promise<void> {
          document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', {cancelable: true}))
          await until(() => !document.querySelector('dialog[open]'))
          main.replaceChildren()
        }
        if (!(await settled(vitrine.cart.add({...item, quantity: 1})))) problems.push('nothing was added')
        for (const {name, place, body} of cases) {
          window.shopReplies = whole.map(([occurs, reply], at) => [occurs, at === place ? body : reply])
          await readCart()
          look(name)
          if (name.includes('product') || name.includes('everything')) {
            await openProduct()
            look(name)
            await close()
          }
          window.shopReplies = whole
        }
        // the shop is well again, and so is the page
        if (!(await settled(vitrine.cart.refresh()))) problems.push('the cart is not read after all')
        if (!document.querySelector('[data-cart=lines] > li')) problems.push('the cart page shows no line')
        return {problems, count}
      },
      {item: shop.item, cases},
    )
    expect(outcome.problems).toEqual([])
    // replies that nothing accepts would prove nothing
    expect(outcome.count.carts).toBeGreaterThan(cases.length / 2)
    expect(outcome.count.products).toBeGreaterThan(10)
    expect(outcome.count.views).toBeGreaterThan(10)
    console.info(`hostile replies of ${shop.backend}: ${cases.length} tried, 0 executed`)
  })
