// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import {version} from '../../../package.json'
import {tracked} from '../../../test/helpers/tracked.ts'
import {until} from '../../../test/helpers/until.ts'
import {emit} from '../../page/emit.ts'
import {page, writeTag} from '../../page/page.ts'
import {addLazyListeners} from '../events/lazy-listeners.ts'

const BASE = 'https://cdn.example/v/'
let life: AbortController

beforeEach(() => {
  vi.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
  document.head.innerHTML = ''
  document.body.innerHTML = `
    <p data-vitrine-state="mounted"></p><p data-vitrine-state="error"></p>
    <p data-vitrine-state="loading" id="late"></p>`
  life = new AbortController()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {name: `${BASE}chunks/a.js`, responseStatus: 404},
    {name: `${BASE}chunks/b.js`, responseStatus: 200},
    {name: 'https://other.example/', responseStatus: 404},
  ] as never)
  return () => {
    life.abort()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

/** A fresh copy of the module decides about the sample again. */
async function start(fieldData: string | undefined, random = 0.5): Promise<void> {
  writeTag({base: BASE, fieldData})
  const {follow} = await import('./follow.ts')
  follow(() => random)
}

const leave = () => page().leaving?.()
const setRestrictive = (fields: object) => {
  document.head.innerHTML = `<script type="application/json" data-site-context>${JSON.stringify({
    cookieSettings: {isRestrictiveCookiePolicyEnabled: true},
    ...fields,
  })}</script>`
}

it('is sent once as the page ends: widgets from before and after, missing files, no id', async () => {
  await start('100')
  const late = document.querySelector('#late')
  emit('mounted', {widget: 'form'}, late ?? undefined)
  for (const _ of 'ab') emit('error', {widget: 'form', error: 1}, late ?? undefined, true)
  emit('error', {widget: 'loader', error: 1})
  leave()
  leave()
  expect(await tracked('FieldData')).toEqual([
    {version, engine: 'webkit', mounts: 3, errors: 2, missing: 1, interaction: null},
  ])
})

it.each([
  ['60', 1],
  ['50', 0],
  ['0', 0],
  [undefined, 0],
  ['all', 0],
])('with data-field-data=%j, a page whose number is 50 sends %i', async (fieldData, count) => {
  await start(fieldData)
  leave()
  expect(await tracked('FieldData')).toHaveLength(count)
})

it('waits for consent under a restrictive policy', async () => {
  setRestrictive({})
  await start('100')
  leave()
  expect(await tracked('FieldData')).toEqual([])
  page().consent.analytics = true
  leave()
  expect(await tracked('FieldData')).toHaveLength(1)
})

it('does not count a visitor who is offline', async () => {
  await start('100')
  vi.stubGlobal('navigator', {userAgent: 'AppleWebKit/605.1 Chrome/150', onLine: false})
  emit('error', {widget: 'form', error: 1}, document.querySelector('#late') ?? undefined, true)
  leave()
  expect(await tracked('FieldData')).toMatchObject([{engine: 'chromium', mounts: 2, errors: 1}])
})

it('is fetched only where the loader’s tag has the attribute', async () => {
  writeTag({base: BASE, fieldData: '100'})
  document.head.innerHTML = '<script src="/vitrine/loader.js" data-field-data="100" type="text/x"></script>'
  addLazyListeners()
  await until(async () => {
    leave()
    expect(await tracked('FieldData')).toHaveLength(1)
  })
})

it('is sent as the page is hidden, too', async () => {
  await start('100')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  for (const _ of 'ab') document.dispatchEvent(new Event('visibilitychange'))
  leave()
  expect(await tracked('FieldData')).toHaveLength(1)
})
