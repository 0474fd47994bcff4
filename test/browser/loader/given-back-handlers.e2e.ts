import type {Page} from '@playwright/test'
import {openRecipe} from '../support/recipes.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

const FORM =
  '<div class="sqs-block-form"><form data-form-id="f1" onsubmit="window.ran = (window.ran ?? 0) + 1; return false"><div id="a" class="form-item text required"><label class="title" for="b">Text</label><input id="b" name="b"></div><button>Send</button></form></div>'
const NEWSLETTER =
  '<form class="newsletter-form" data-form-id="n1" onsubmit="window.ran = (window.ran ?? 0) + 1; return false"><div class="form-item email required"><label for="e">Email</label><input id="e" name="email" type="email"></div><button type="submit">Go</button></form>'

const ran = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'ran') ?? 0)

for (const [name, html] of [
  ['form', FORM],
  ['newsletter', NEWSLETTER],
])
  test(`the inline handler of a ${name} does not run while it is mounted, and runs again after it unmounts`, async ({
    page,
    consoleLines,
  }) => {
    consoleLines.expect(/./, null)
    // without a policy, handlers run
    await openRecipe(page, `${html}<script async src="/vitrine/loader.js"></script>`)
    const vitrine = await vitrineOf(page)
    const form = page.locator('form')
    const press = () => form.getByRole('button').click()
    for (const runs of [1, 2]) {
      await expect(form).toHaveAttribute('data-vitrine-state', 'mounted')
      await expect(form).toHaveAttribute('onsubmit', /window\.ran/)
      await press()
      await expect(form.getByRole('alert').or(form.locator('[aria-invalid]')).first()).toBeVisible()
      expect(await ran(page)).toBe(runs - 1)
      await vitrine.evaluate(({unmount}) => unmount())
      expect(
        await form.evaluate((element) => element.closest('.sqs-block-form')?.outerHTML ?? element.outerHTML),
      ).toBe(html)
      await press()
      await expect.poll(() => ran(page)).toBe(runs)
      await vitrine.evaluate(({mount}) => mount())
    }
  })
