import about from '../../../package.json' with {type: 'json'}
import {fileWith, readWith} from '../support/dist.ts'
import {openDocument, serveDocument} from '../support/document.ts'
import {cartLink} from '../support/markup.ts'
import {expectAllMounted, open} from '../support/page-parts.ts'
import {tokenOf, untilQuiet, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {arrived, arrivedNames} from '../support/tracking.ts'

const FOLLOW = 'src/tracking/field-data/follow.ts'

test('a page of the sample reports, as it is left, how the release has worked', {tag: '@engines'}, async ({
  page,
  shop,
  browserName,
}) => {
  const loaded = page.waitForResponse(fileWith(FOLLOW))
  await openDocument(page, {
    body: `${cartLink()}<button id="slow">Slow</button>`,
    loader: 'data-field-data="100"',
  })
  await expectAllMounted(page)
  await loaded
  await page.evaluate(() => {
    document.querySelector('#slow')?.addEventListener('click', () => {
      const end = performance.now() + 90
      while (performance.now() < end);
    })
  })
  await page.locator('#slow').click()
  // the browser measures until the next paint
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  await page.goto('about:blank')
  const sent = async () => (await arrived(shop.url)).filter(({name}) => name === 'field-data')
  await open(page, '/')
  await expect.poll(async () => (await sent()).length).toBe(1)
  const [report] = await sent()
  expect(report?.data).toMatchObject({
    version: about.version,
    engine: expect.stringMatching(/^(chromium|firefox|webkit)$/),
  })
  expect(report?.data).toMatchObject({mounts: 1, errors: 0, missing: 0})
  if (browserName === 'chromium') expect(Number(report?.data.interaction)).toBeGreaterThanOrEqual(80)
  expect(JSON.stringify(report?.body)).not.toContain('ss_cvr')
})

test('other pages fetch nothing for it, and send nothing', async ({page, shop}) => {
  const requests = watchRequests(page)
  await serveDocument(page, '/unsampled', {body: cartLink()})
  await tokenOf(page)
  await open(page, '/unsampled')
  const names = () => arrivedNames(shop.url, 'unsampled')
  await expect.poll(names).toContain('Pageview')
  await untilQuiet(page)
  await open(page, '/?unsampled')
  expect(readWith(FOLLOW)).not.toBe('')
  expect(requests.matching(fileWith(FOLLOW))).toEqual([])
  expect(await names()).not.toContain('field-data')
})
