import {addButton, expectAllMounted, expectState, product} from '../../support/page-parts.ts'
import {expect, test} from '../../support/test.ts'
import {openHostile, SHOP, useShop} from './shop-document.ts'

const OWN = /^Uncaught Error: the page’s own/

test('a throwing listener of the page does not stop Vitrine', async ({page, shop, consoleLines}) => {
  consoleLines.expect(OWN, null)
  consoleLines.expect(/^\[vitrine\] push: Error: the page’s own/)
  consoleLines.expect(/^\[vitrine\] store\.subscribe: Error: the page’s own/, null)
  await page.addInitScript(() => {
    const fail = (): never => {
      throw new Error('the page’s own')
    }
    const names = [
      'mounted',
      'cart-change',
      'item-added',
      'stock-change',
      'variant-change',
      'form-submit',
      'form-success',
      'form-error',
      'gallery-change',
    ] as const
    for (const name of names) document.addEventListener(`vitrine:${name}`, fail)
    window.Vitrine = [
      (vitrine) => {
        for (const name of names) vitrine.on(name, fail)
        vitrine.store.subscribe(fail)
        fail()
      },
    ]
  })
  await openHostile(page)
  await useShop(page, shop)
})

test('listeners that mount, unmount and remove elements are harmless', async ({page, shop}) => {
  await page.addInitScript(() => {
    window.Vitrine = [
      (vitrine) => {
        vitrine.on('mounted', ({target}) => {
          vitrine.mount()
          if (target instanceof Element && target.matches('.once')) target.remove()
          if (!(target instanceof Element && target.matches('.again')) || target.matches('.was')) return
          target.classList.add('was')
          vitrine.unmount(target)
          vitrine.mount(target)
        })
        vitrine.on('cart-change', () => vitrine.mount())
        vitrine.on('item-added', () => {
          const form = document.querySelector('form[data-vitrine]')
          if (!form) return
          vitrine.unmount(form)
          vitrine.mount(form)
        })
        vitrine.on('gallery-change', () => document.querySelector('.extra')?.remove())
      },
    ]
  })
  const extra = `<a data-vitrine="cart-indicator" class="once" href="/cart">Cart</a>
    <a data-vitrine="cart-indicator" class="again" href="/cart">Cart</a><p class="extra">Extra</p>`
  await openHostile(page, {body: SHOP + extra})
  await expectState(page.locator('.again.was'), 'mounted')
  await expect(page.locator('.once')).toHaveCount(0)
  await useShop(page, shop)
  await expect(page.locator('.extra')).toHaveCount(0)
})

test('everything works under a translator that wraps every text as it changes', async ({page, shop}) => {
  await openHostile(page)
  await expectAllMounted(page)
  await page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (!text.textContent?.trim() || text.parentElement?.closest('font,script,style,textarea')) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.textContent
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    wrap(document.body)
    new MutationObserver((records) => {
      for (const {target} of records) if (target.isConnected) wrap(target)
    }).observe(document.body, {childList: true, characterData: true, subtree: true})
  })
  await useShop(page, shop)
  await expect(page.locator('.sqs-add-to-cart-button font')).not.toHaveCount(0)
})

test('removing Vitrine elements while they work is harmless', async ({page, shop}) => {
  await openHostile(page)
  await expectAllMounted(page)
  // the clicked element stays until its click is handled
  await addButton(page).focus()
  await expectState(product(page), 'mounted')
  await addButton(page).click()
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('.sqs-cart-quantity, .cart-popover__box, .gallery__layer'))
      one.remove()
    document.querySelector('[data-vitrine=add-to-cart] form')?.replaceChildren()
    const form = document.querySelector('form[data-vitrine=form]')
    form?.replaceChildren(...[...form.children].reverse())
  })
  await expect.poll(() => shop.held()).toEqual(['1 × BOWL-TIDE'])
  await page.getByLabel('Your email').fill('ann@kiln.store')
  await page.getByLabel('Your question').fill('When?')
  await page.getByRole('button', {name: 'Ask'}).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  await page.evaluate(() => document.body.replaceChildren())
  expect(await page.evaluate(() => document.querySelectorAll('[data-vitrine-state]').length)).toBe(0)
})
