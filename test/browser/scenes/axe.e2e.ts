import {findViolations} from '../support/axe.ts'
import {openDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'

test('axe reports what is wrong in a page and in its frame, by the rules that are named, where it is asked', async ({
  page,
}) => {
  await page.route('**/frame', (route) =>
    route.fulfill({contentType: 'text/html', body: '<img src="/media/tide-bowl.svg" class="in-frame">'}),
  )
  await openDocument(page, {
    body: '<main><h1>Page</h1><input class="unnamed"><p class="part"><img src="/media/tide-bowl.svg" class="in-page"></p><iframe src="/frame" title="Frame"></iframe></main>',
  })
  await page.frameLocator('iframe').locator('img').waitFor()
  const found = async (rules?: string[], part?: string) =>
    (await findViolations(page, rules, part)).map(
      ({id, html}) => `${id} ${/class="([\w-]+)"/.exec(html)?.[1]}`,
    )
  const all = await found()
  for (const one of ['label unnamed', 'image-alt in-page', 'image-alt in-frame']) expect(all).toContain(one)
  expect(await found(['label'])).toEqual(['label unnamed'])
  expect(await found(undefined, '.part')).toEqual(['image-alt in-page'])
})
