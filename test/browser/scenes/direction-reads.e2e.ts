import {openDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'
import {findDirectionReads, watchDirection} from './direction-reads.ts'

const WAYS = [
  'getComputedStyle(document.body).direction',
  'getComputedStyle(document.body).getPropertyValue("direction")',
  'document.dir',
  'document.documentElement.dir',
  'document.body.getAttribute("dir")',
  'document.body.matches(":dir(rtl)")',
  'document.body.closest("[dir=rtl]")',
]

test('each way to read the direction is found in scripts of Vitrine, and in no others', async ({page}) => {
  const body = WAYS.join('\n')
  for (const path of ['**/vitrine/ours.js', '**/theirs.js'])
    await page.route(path, (route) => route.fulfill({contentType: 'text/javascript', body}))
  await watchDirection(page)
  await openDocument(page, {
    body: '<p></p><script src="/vitrine/ours.js"></script><script src="/theirs.js"></script>',
  })
  expect(await findDirectionReads(page)).toEqual(
    WAYS.map((_, index) => expect.stringContaining(`/vitrine/ours.js:${index + 1}:`)),
  )
})
