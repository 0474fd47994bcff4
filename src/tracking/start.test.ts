// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {type Answer, json, type Received} from '../../test/helpers/fake-server.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {message} from '../../test/helpers/tracking.ts'
import {pause, until} from '../../test/helpers/until.ts'

const {server, visit} = await shopPage()
const said = watchConsole()

/** Hands over a request as the page ends. */
const beacon = vi.fn((_url: string, _body: Blob) => true)

beforeEach(() => {
  // as the browser's own: any other counts as a script that may lose requests
  vi.stubGlobal('fetch', globalThis.fetch.bind(globalThis))
  Object.assign(navigator, {sendBeacon: beacon})
  beacon.mockClear()
  server.answer(json({}))
})

/** The page that starts to track; `context` is that of the site. */
async function open(context: object = {}) {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`,
  )
  const [{start}, {page}, {keepEvent}] = await Promise.all([
    import('./start.ts'),
    import('../page/page.ts'),
    import('../page/keep-event.ts'),
  ])
  const consent = (analytics: boolean) => {
    page().consent.analytics = analytics
    document.dispatchEvent(new Event('vitrine:consent'))
  }
  /** An author's event, as `Vitrine.track`. */
  const track = (name: string) =>
    new Promise<{id: string | null}>((resolve) => keepEvent(name, {}, (result) => resolve(result)))
  return {start, page: page(), consent, track}
}

const eventOf = ({body}: Received): string | undefined => /\bevent=([^&]+)/.exec(`${body}`)?.[1]
const sent = () => server.received.map(eventOf)
const VIEW = ['View', 'Pageview']
const untilSent = (...names: string[]) => until(() => expect(sent()).toEqual(expect.arrayContaining(names)))

/** A page whose view is sent, so that only what follows is received. */
async function opened() {
  const page = await open()
  page.start()
  await untilSent(...VIEW)
  server.received.length = 0
  return page
}

/** A script of the page changes the address. */
function moveTo(path: string): void {
  visit(path)
  dispatchEvent(new Event('popstate'))
}

describe('a page view', () => {
  it('is sent once, with the site’s crumb, and the visitor is known from then on', async () => {
    setCookie('crumb', 'c1')
    const {start, page} = await open()
    start()
    await untilSent(...VIEW)
    dispatchEvent(new Event('online'))
    await pause(50)
    expect(sent().sort()).toEqual([...VIEW].sort())
    expect(server.received.find((call) => eventOf(call) === 'Pageview')?.body).toContain('crumb=c1&')
    expect(document.cookie).toContain('ss_cvr=')
    expect(page.lost).toEqual({evicted: 0, refused: 0, blocked: 0})
  })

  it('follows each address within the page', async () => {
    await opened()
    moveTo('/elsewhere')
    await untilSent('Pageview')
    expect(server.received[0]?.body).toContain('elsewhere')
  })

  it('does not follow what changes only the query, and names the address before it as the referrer', async () => {
    await opened()
    moveTo('?size=2')
    moveTo('/elsewhere')
    await untilSent('Pageview')
    expect(sent()).toEqual(['Pageview'])
    expect(decodeURIComponent(`${server.received[0]?.body}`)).toMatch(/"referrer":"[^"]*\?size=2"/)
  })

  it('follows navigations that only the Navigation API reports', async () => {
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    await opened()
    moveTo('/elsewhere')
    navigation.dispatchEvent(new Event('currententrychange'))
    await untilSent('Pageview')
    expect(sent()).toEqual(['Pageview'])
  })

  it('counts again where the page comes back, and not where it was loaded', async () => {
    await opened()
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(Object.assign(new Event('pageshow'), {persisted: false}))
    await pause(50)
    expect(sent()).toEqual([])
    dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}))
    await untilSent(...VIEW)
  })

  it('is only checked where the tag says so, on pages that are not public', async () => {
    const {start, page} = await open({environment: 'dev'})
    page.tracking = 'validate'
    start()
    await until(() => expect(server.received[0]?.url).toBe('/events/all.json'))
    await pause(50)
    expect(server.received).toHaveLength(1)
  })

  it('is sent on a public page, whatever the tag says', async () => {
    const {start, page} = await open()
    page.tracking = 'validate'
    start()
    await untilSent(...VIEW)
    expect(said.warnings.flat().join()).toContain('data-tracking="validate" is for pages whose context says')
  })
})

describe('the visitor’s choice', () => {
  it('is kept for later pages; after a refusal nothing is sent, and no id is left', async () => {
    const {consent, track} = await opened()
    consent(false)
    await until(() => expect(document.cookie).not.toContain('ss_cv'))
    expect(document.cookie).toMatch(/=false(;|$)/)
    expect(await track('Wished')).toEqual({id: null})
    moveTo('/elsewhere')
    await pause(50)
    expect(server.received).toEqual([])
  })

  it('drops what waits, and what happens, until the visitor agrees', async () => {
    const {start, consent, track} = await open()
    consent(false)
    const early = track('Early')
    start()
    expect(await early).toEqual({id: null})
    expect(await track('Later')).toEqual({id: null})
    consent(true)
    await untilSent(...VIEW)
    expect(await track('Wished')).toEqual({id: expect.any(String)})
  })
})

it('a refusal in another tab counts here, too', async () => {
  const {start, track} = await open()
  start()
  await untilSent(...VIEW)
  const other = new BroadcastChannel('vitrine-tracking-')
  setCookie('ss_cookieAllowed', 'false')
  other.postMessage('')
  await until(async () => expect(await track('Wished')).toEqual({id: null}))
  other.close()
})

it('what an ended page has left in the journal is sent by the next one, once', async () => {
  localStorage.setItem('vitrine-tracking', JSON.stringify([message(1)]))
  const {start} = await open()
  start()
  await until(() => expect(server.received.map(({body}) => body)).toContainEqual({n: 1}))
  dispatchEvent(new Event('online'))
  await pause(50)
  expect(server.received.filter(({body}) => Object(body).n === 1)).toHaveLength(1)
  expect(localStorage.getItem('vitrine-tracking')).toBeNull()
})

describe('an event', () => {
  const bodies = () => server.received.map(({body}) => JSON.stringify(body))

  it('has its id as soon as a server has it', async () => {
    const {track} = await opened()
    const {id} = await track('Wished')
    expect(`${bodies()}`).toContain(id)
  })

  it('that a server refuses says so', async () => {
    const {track, page} = await opened()
    server.answer(json({}, 400))
    await expect(track('Wished')).rejects.toThrow('Error tracking event: HTTP Status 400')
    await until(() => expect(page.lost?.refused).toBeGreaterThan(0))
  })

  it('that a server cannot take now is sent again, with the same id', async () => {
    const {track} = await opened()
    const busy: Answer = json({}, 503)
    server.answer(busy, json({}))
    const wished = track('Wished')
    await expect(wished).rejects.toThrow('HTTP Status 503')
    dispatchEvent(new Event('online'))
    await until(() => expect(new Set(bodies()).size).toBeLessThan(bodies().length))
  })

  it('is sent where `fetch` is another script’s', async () => {
    const {track} = await opened()
    vi.stubGlobal('fetch', () => Promise.reject(new Error('another script')))
    const {id} = await track('Wished')
    await until(() => expect(`${bodies()}`).toContain(id))
  })

  it('that a server refuses says so there, too', async () => {
    const {track} = await opened()
    vi.stubGlobal('fetch', () => Promise.reject(new Error('another script')))
    server.answer(json({}, 400))
    await expect(track('Wished')).rejects.toThrow('Error tracking event: HTTP Status 400')
  })

  it('is dropped and counted once five hundred later ones wait', async () => {
    const {track, page} = await opened()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    for (const count of [400, 101]) await Promise.all(Array.from({length: count}, () => track('Wished')))
    expect(page.lost).toEqual({evicted: 1, refused: 0, blocked: 0})
  })

  it('waits while the browser is offline', async () => {
    const {track} = await opened()
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const {id} = await track('Wished')
    await pause(50)
    expect(server.received).toEqual([])
    isOnline.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await until(() => expect(`${bodies()}`).toContain(id))
  })

  it('that has not been sent is handed over as the page ends', async () => {
    const {track} = await opened()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const {id} = await track('Wished')
    dispatchEvent(new Event('pagehide'))
    const handedOver = await Promise.all(beacon.mock.calls.map(([, body]) => body.text()))
    const stored = Object.values({...localStorage}).join()
    expect(handedOver.join() + stored).toContain(id)
  })
})
