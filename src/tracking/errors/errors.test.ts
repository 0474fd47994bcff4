// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {version} from '../../../package.json'
import {watchConsole} from '../../../test/helpers/console.ts'
import {removeCookies, setCookie} from '../../../test/helpers/cookies.ts'
import {until} from '../../../test/helpers/until.ts'
import {emit} from '../../page/emit.ts'
import {writeTag} from '../../page/page.ts'
import {report} from '../../page/report.ts'
import {armErrors} from './arm-errors.ts'

const said = watchConsole()
const BASE = 'https://cdn.example/v/'
const OURS = `${BASE}chunks/engine-abc1234.js`

interface Sent {
  url: string
  init: RequestInit
  reports: {event: string; data: Record<string, unknown>; timestamp: number}[]
}

let sent: Sent[]
let status: number | 'lost'
let beacons: unknown[][]
let life: AbortController

/** Removes the listeners of a test. */
function endListeners(): void {
  life = new AbortController()
  const add = window.addEventListener
  vi.spyOn(window, 'addEventListener').mockImplementation((...[type, listener, options]: unknown[]) =>
    Reflect.apply(add, window, [type, listener, {capture: options === true, signal: life.signal}]),
  )
}

function context(fields: object): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset.siteContext = ''
  script.textContent = JSON.stringify(fields)
  document.head.replaceChildren(script)
}

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
  writeTag({base: BASE})
  sent = []
  beacons = []
  status = 200
  setCookie('crumb', 'c')
  context({errorService: 'https://errors.example/'})
  endListeners()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({url, init, reports: JSON.parse(`${init.body}`)})
    if (status === 'lost') throw new TypeError('fetch failed')
    return new Response(null, {status})
  })
  vi.stubGlobal('navigator', {
    userAgent: 'Browser/1',
    sendBeacon: (...call: unknown[]) => beacons.push(call) > 0,
  })
  return () => {
    life.abort()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
    removeCookies()
    said.errors.length = 0
  }
})

const ourError = (message: string, stack = `Error: ${message}\n    at x (${OURS}:1:2)`): Error =>
  Object.assign(new Error(message), {stack})

const fail = (error: unknown, rest: ErrorEventInit = {}) =>
  window.dispatchEvent(new ErrorEvent('error', {error, message: `${error}`, ...rest}))

/** happy-dom does not dispatch these events. */
const reject = (
  type: 'unhandledrejection' | 'rejectionhandled',
  promise: Promise<unknown>,
  reason?: unknown,
) => window.dispatchEvent(Object.assign(new Event(type), {promise, reason}))

/** Waits for the reporter, and sends all waiting reports. */
async function sendAll(): Promise<void> {
  await import('./report-errors.ts')
  await Promise.resolve()
  await vi.advanceTimersByTimeAsync(6000)
}

const reports = () => sent.flatMap(({reports: all}) => all)
const reported = () => reports().map(({event, data}) => [event, data.message])

describe('an error in our files', () => {
  it('is reported, field by field', async () => {
    armErrors()
    const error = ourError('no mug')
    fail(error, {filename: `${OURS}?a=1#b`, lineno: 3, colno: 4})
    await sendAll()
    expect(sent).toMatchObject([
      {
        url: `${location.origin}/api/events/RecordJavascriptErrors`,
        init: {
          method: 'POST',
          credentials: 'include',
          keepalive: true,
          headers: {'Content-Type': 'application/json', 'X-CSRF-Token': 'c'},
        },
      },
    ])
    expect(reports()).toEqual([
      {
        event: 'error',
        timestamp: expect.any(Number),
        data: {
          event_id: expect.stringMatching(/^[\da-f-]{36}$/),
          message: 'Error: no mug',
          stack: error.stack,
          url: location.origin + location.pathname,
          file: OURS,
          line: 3,
          column: 4,
          userAgent: 'Browser/1',
          buildVersion: version,
          count: 1,
        },
      },
    ])
    expect(Math.abs((reports()[0]?.timestamp ?? 0) - Date.now())).toBeLessThan(60_000)
  })

  it('is reported without a token if the page has none', async () => {
    removeCookies()
    armErrors()
    fail(ourError('x'))
    await sendAll()
    expect(sent[0]?.init.headers).toEqual({'Content-Type': 'application/json'})
  })

  it('is reported even if it was thrown as text', async () => {
    armErrors()
    fail('no mug', {filename: OURS})
    fail(undefined, {filename: OURS, message: 'none'})
    await sendAll()
    expect(reported()).toEqual([
      ['error', 'no mug'],
      ['error', 'none'],
    ])
  })

  it('in other scripts is ignored by default', async () => {
    armErrors()
    const theirs = ourError('theirs', 'Error\n    at x (https://other.example/a.js:1:2)')
    fail(theirs)
    fail(null, {filename: 'https://other.example/a.js'})
    expect(sent).toEqual([])
    fail(ourError('ours'))
    await sendAll()
    expect(reported()).toEqual([['error', 'Error: ours']])
  })

  it('in other scripts is reported if the page asks for all errors', async () => {
    writeTag({base: BASE, errors: 'all'})
    armErrors()
    fail(ourError('theirs', 'Error\n    at x (https://other.example/a.js:1:2)'))
    await sendAll()
    expect(reported()).toEqual([['error', 'Error: theirs']])
  })

  it('is not reported if the page turns reports off', () => {
    writeTag({base: BASE, errors: 'off'})
    armErrors()
    const load = vi.fn()
    fail(ourError('x'))
    expect(load).not.toHaveBeenCalled()
    expect(window.addEventListener).not.toHaveBeenCalled()
  })

  it('that throws when it is read does no harm', async () => {
    armErrors()
    const odd = Object.defineProperty(new Error('x'), 'stack', {
      get() {
        throw new Error('do not look')
      },
    })
    expect(() => fail(odd, {filename: OURS})).not.toThrow()
    await sendAll()
  })

  it('that causes another error when it is read is one report', async () => {
    armErrors()
    const odd = Object.defineProperty(ourError('odd'), 'message', {
      get() {
        emit('error', {widget: 'form', error: new Error('inner')})
        return 'odd'
      },
    })
    window.dispatchEvent(new ErrorEvent('error', {error: odd, filename: OURS}))
    await sendAll()
    expect(reported()).toEqual([['error', 'Error: odd']])
  })
})

describe('a script of ours', () => {
  it('that could not be fetched is reported', async () => {
    armErrors()
    const script = document.createElement('script')
    Object.defineProperty(script, 'src', {value: `${BASE}chunks/form-abc1234.js?retry=1`})
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
    await sendAll()
    expect(reports()).toMatchObject([
      {
        event: 'error',
        data: {message: 'URIError: script cannot be loaded', file: `${BASE}chunks/form-abc1234.js`},
      },
    ])
  })
})

describe('a promise', () => {
  it('with an unhandled rejection is reported', async () => {
    armErrors()
    const promise = Promise.resolve()
    reject('unhandledrejection', promise, ourError('no mug'))
    await sendAll()
    expect(reported()).toEqual([['unhandledrejection', 'Error: no mug']])
  })

  it('that is handled within the same task is not', async () => {
    armErrors()
    await import('./report-errors.ts')
    fail(ourError('first'))
    await Promise.resolve()
    const promise = Promise.resolve()
    reject('unhandledrejection', promise, ourError('late'))
    reject('rejectionhandled', promise, ourError('late'))
    await sendAll()
    expect(reported()).toEqual([['error', 'Error: first']])
  })
})

describe('a failure that we report', () => {
  it('is sent as one of a widget, or of Vitrine', async () => {
    armErrors()
    const element = document.body.appendChild(document.createElement('div'))
    report('form', new Error('in a widget'), element)
    report('cart', new Error('in none'))
    report('tracking', new Error('in the tracking'))
    await sendAll()
    expect(reported()).toEqual([
      ['boundary', 'Error: in a widget'],
      ['report', 'Error: in none'],
    ])
  })
})

describe('reports', () => {
  it('are limited to twenty, and to one for each error', async () => {
    armErrors()
    for (let index = 0; index < 1000; index++) {
      fail(ourError('same'))
      fail(ourError(`other ${index}`))
    }
    await sendAll()
    expect(sent.map(({reports: {length}}) => length)).toEqual([10, 10])
    // ten wait until the eleventh arrives: nine others were counted by then
    expect(reports().filter(({data}) => data.message === 'Error: same')).toMatchObject([{data: {count: 10}}])
  })

  it.each([401, 403, 413])('end with the status %d', async (answer) => {
    status = answer
    armErrors()
    fail(ourError('a'))
    await sendAll()
    fail(ourError('b'))
    await sendAll()
    expect(sent).toHaveLength(1)
  })

  it.each([500, 'lost'] as const)('that fail (%s) are sent to the other service once', async (answer) => {
    status = answer
    armErrors()
    fail(ourError('a'))
    await sendAll()
    fail(ourError('b'))
    await sendAll()
    expect(sent).toHaveLength(2)
    expect(beacons).toEqual([['https://errors.example/', JSON.stringify(sent[0]?.reports)]])
    expect(said.errors).toEqual([])
  })

  it('that fail are sent to a service at an address of the site', async () => {
    context({errorService: '/errors'})
    const {page} = await import('../../page/page.ts')
    // another page than that of the next test, whose context is read again
    page().mounts += 2
    status = 500
    armErrors()
    fail(ourError('a'))
    await sendAll()
    expect(beacons.map(([url]) => url)).toEqual([`${location.origin}/errors`])
  })

  it('that fail are dropped if there is no such service', async () => {
    context({})
    const {page} = await import('../../page/page.ts')
    page().mounts++
    status = 500
    armErrors()
    fail(ourError('a'))
    await sendAll()
    expect(beacons).toEqual([])
  })

  it('are sent when the visitor leaves the page', async () => {
    armErrors()
    fail(ourError('a'))
    await import('./report-errors.ts')
    await Promise.resolve()
    window.dispatchEvent(new Event('pagehide'))
    vi.useRealTimers()
    await until(() => expect(reported()).toEqual([['error', 'Error: a']]))
  })

  it('use a chunk that is fetched once, and again after a failure', async () => {
    const load = vi.fn(
      (): Promise<typeof import('./report-errors.ts')> => Promise.reject(new Error('offline')),
    )
    armErrors(load)
    fail(ourError('a'))
    fail(ourError('b'))
    expect(load).toHaveBeenCalledTimes(1)
    await Promise.resolve()
    await Promise.resolve()
    load.mockImplementation(() => import('./report-errors.ts'))
    fail(ourError('c'))
    await sendAll()
    expect(load).toHaveBeenCalledTimes(2)
    expect(reported()).toEqual([['error', 'Error: c']])
  })
})
