import {toJson} from '../../lib/to-json.ts'
import {page} from '../../page/page.ts'
import {warn} from '../../page/report.ts'
import {safeDocument} from '../../page/safe-document.ts'
import {readSite} from '../../page/site/site.ts'
import type {Answer, Ask} from './ask.ts'
import {createShop} from './create-shop.ts'
import {failsFor, readDelay} from './faults.ts'
import {pageLists, pageStore} from './page-store.ts'
import {readSupply} from './read-supply.ts'
import {wait} from './wait.ts'

/** Mistakes that the console has already shown: the page is read again for each call. */
const warned = new Set<string>()

function warnOnce(problem: string, element?: Element): void {
  if (warned.has(problem)) return
  warned.add(problem)
  warn('data-backend="mock"', problem, element)
}

const shop = createShop({
  store: pageStore,
  lists: pageLists,
  readSupply: () =>
    readSupply({
      doc: safeDocument,
      currency: readSite().currency,
      // the mock shop has no checkout: the link leads back to the page
      checkoutUrl: location.pathname + location.search,
      warn: warnOnce,
    }),
})

async function toAsk(request: Request): Promise<Ask> {
  const {pathname, search} = new URL(request.url)
  return {
    method: request.method,
    path: pathname + search,
    header: (name) => request.headers.get(name),
    body: await request.text(),
  }
}

function answerOf(ask: Ask): Answer {
  if (failsFor(page().mockFail, ask.path))
    return {status: 500, body: {error: 'The page has the shop fail here (data-mock-fail).'}}
  return shop(ask)
}

function toResponse({status, body}: Answer): Response {
  const text = body === undefined ? null : toJson(body)
  return new Response(text, {status, headers: {'Content-Type': 'application/json'}})
}

/** Answers a call in the page; nothing is sent. */
export async function mockFetch(address: string, options: RequestInit): Promise<Response> {
  const request = new Request(address, options)
  await wait(readDelay(page().mockDelay, warnOnce), request.signal)
  return toResponse(answerOf(await toAsk(request)))
}
