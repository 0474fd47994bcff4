import {fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {holdRequests, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const GATE = fileWith('src/tracking/start.ts')
const REST = fileWith('src/tracking/run.ts')
const SENT = /^POST \/api\/events\/RecordEvent/

test('the page view leaves one round after the page engine', async ({page}) => {
  const requests = watchRequests(page)
  const release = await holdRequests(page, GATE)
  await openDocument(page, {body: '<h1>About us</h1>'})
  await expect.poll(() => requests.matching(GATE)).toHaveLength(1)
  await expect.poll(() => requests.matching(REST)).toHaveLength(1)
  expect(requests.matching(SENT)).toEqual([])
  release()
  await expect.poll(() => requests.matching(SENT).length).toBeGreaterThan(0)
})

test('visitors who have refused fetch no more than the gate', async ({page, context, baseURL}) => {
  await context.addCookies([{name: 'ss_cookieAllowed', value: 'false', url: baseURL ?? ''}])
  const requests = watchRequests(page)
  await openDocument(page, {body: '<h1>About us</h1>'})
  await expect.poll(() => requests.matching(GATE)).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  expect([...requests.matching(REST), ...requests.matching(SENT)]).toEqual([])
})
