import {beforeEach, describe, expect, it, vi} from 'vitest'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const NOW = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const since = (passed: number, text: string, attributes = '') =>
  `<p ${attributes}><time data-vitrine="time-since" data-date="${NOW - passed}">${text}</time></p>`

const text = () => document.querySelector('time')?.textContent

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW})
})

describe('the server’s text', () => {
  it('keeps its node if it is correct', async () => {
    const formats = vi.spyOn(Intl, 'RelativeTimeFormat')
    document.body.innerHTML = since(3 * HOUR, 'about 3 hours ago')
    const time = document.querySelector('time')
    const node = time?.firstChild
    if (time) await page.mount(time)
    expect(time?.firstChild).toBe(node)
    expect(formats).not.toHaveBeenCalled()
  })

  it.each([
    [since(3 * HOUR, 'about an hour ago'), 'about 3 hours ago'],
    [since(-DAY, ''), 'less than a minute ago'],
    [since(400 * DAY, '').replace('<time', '<time class="x"'), 'about a year ago'],
  ])('is corrected if it is wrong: %s', async (html, expected) => {
    const {unmount} = await page.open(html)
    expect(text()).toBe(expected)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

describe('while the page is open', () => {
  it('it is updated, with one timer for all', async () => {
    document.body.innerHTML = since(58 * MINUTE, '') + since(90_000, '') + since(3 * DAY, '')
    const times = [...document.querySelectorAll('time')]
    const opened = []
    for (const time of times) opened.push(await page.mount(time))
    const texts = () => times.map(({textContent}) => textContent)
    expect(texts()).toEqual(['about 58 minutes ago', 'about a minute ago', 'about 3 days ago'])
    vi.advanceTimersByTime(30_000)
    expect(texts()[1]).toBe('about 2 minutes ago')
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(90_000)
    expect(texts()).toEqual(['about an hour ago', 'about 3 minutes ago', 'about 3 days ago'])
    vi.advanceTimersByTime(30 * DAY)
    expect(texts()).toEqual(['about a month ago', 'about a month ago', 'about a month ago'])
    for (const {unmount} of opened) unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('it is correct again after the computer has slept', async () => {
    await page.open(since(HOUR, ''))
    vi.setSystemTime(NOW + 5 * DAY)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(text()).toBe('about 5 days ago')
  })
})

describe('in other languages', () => {
  it('the server’s text stays until something changes, and is then replaced by the browser’s', async () => {
    const formats = vi.spyOn(Intl, 'RelativeTimeFormat')
    await page.open(since(3 * DAY, 'vor drei Tagen', 'lang="de-AT"'))
    vi.advanceTimersByTime(HOUR)
    expect(text()).toBe('vor drei Tagen')
    expect(formats).not.toHaveBeenCalled()
    vi.advanceTimersByTime(DAY)
    expect(text()).toBe('vor 4 Tagen')
  })

  it.each([
    ['ja', '3 日前'],
    ['en-GB', 'about 3 days ago'],
    ['', 'about 3 days ago'],
    ['no_such_language', 'about 3 days ago'],
  ])('an empty one in "%s" shows %s', async (language, expected) => {
    await page.open(since(3 * DAY, '', `lang="${language}"`))
    expect(text()).toBe(expected)
  })

  it('the page’s own texts take precedence, also when they load later', async () => {
    await page.open(since(3 * DAY, 'vor drei Tagen', 'lang="de"'))
    await setStrings({'time-since.days': 'seit {n} Tagen'})
    expect(text()).toBe('seit 3 Tagen')
  })
})

it.each(['', 'null', 'yesterday'])('"%s" is not a date: the server’s text stays', async (date) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const html = `<time data-vitrine="time-since" data-date="${date}">on Monday</time>`
  await expect(page.open(html)).rejects.toThrow('names no time')
  expect(htmlOf()).toBe(htmlOf(html))
})
