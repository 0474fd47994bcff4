import {readFile} from 'node:fs/promises'
import {openDocument} from '../support/document.ts'
import {addToCart, bowl} from '../support/markup.ts'
import {popover} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const HOOK = /## Keep links inside your router\n[\s\S]*?(function useShopLinks[\s\S]*?\n\})\n```/

test('the hook of the guide follows the popover’s link without loading a page', async ({page}) => {
  const guide = await readFile('docs/guide/react.md', 'utf8')
  const [, hook = ''] = HOOK.exec(guide) ?? []
  await openDocument(page, {body: addToCart(bowl)})
  await page.evaluate(`{
    const useEffect = (effect) => effect()
    ${hook}
    useShopLinks((path) => document.body.setAttribute('data-shown', path))
  }`)
  await page.getByRole('button', {name: 'Add To Cart'}).click()
  await popover(page).getByRole('link', {name: /cart/i}).click()
  await expect(page.locator('body')).toHaveAttribute('data-shown', '/cart')
  expect(new URL(page.url()).pathname).toBe('/test-document')
})
