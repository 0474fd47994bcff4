// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {KEY} from '../../src/page/store/has-kept.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const ORDER = {id: 'order-1', items: [], grandTotal: {currency: 'USD', value: '74.95'}}
const SCRIPT = `<script type="application/json" data-vitrine="order-confirmed">${JSON.stringify(ORDER)}</script>`
const ATTRIBUTE = `<div data-vitrine="order-confirmed" data-order='${JSON.stringify(ORDER)}'></div>`

const pushed = (): unknown[] => Reflect.get(globalThis, 'dataLayer')

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('dataLayer', [])
  return () => vi.unstubAllGlobals()
})

describe('a purchase', () => {
  it.each([
    'order-confirmed',
    'contribution-confirmed',
    'subscription-confirmed',
    'order-received',
    'membership-confirmed',
  ] as const)('counts on a page whose context says %s', async (type) => {
    page.setContext({pageType: PAGE_TYPES[type]})
    await page.open(SCRIPT.replace('order-1', type))
    await until(() => expect(pushed()).toHaveLength(2))
    expect(said.warnings).toEqual([])
  })

  it.each([
    ['another kind of page', {pageType: PAGE_TYPES.item}],
    ['no kind of page', {}],
  ])('does not count on a page whose context says %s', async (_, context) => {
    page.setContext(context)
    localStorage.setItem(KEY, '{}')
    for (const html of [SCRIPT, ATTRIBUTE]) {
      const {fail} = await page.open(html)
      expect(fail).not.toHaveBeenCalled()
    }
    await pause(50)
    expect(pushed()).toEqual([])
    expect(localStorage.getItem(KEY)).toBe('{}')
    expect(said.warnings).toHaveLength(2)
    expect(said.warnings[0]?.[0]).toMatch(/order-confirmed: .*pageType.*202/)
  })
})
