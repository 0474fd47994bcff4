import {afterEach, describe, expect, it, vi} from 'vitest'
import {ownerTools} from '../../test/helpers/owner-tools.ts'

const owner = ownerTools()
const PATH = '/api/v1/commerce-preferences/checkout'
const seed = {isTaxIncluded: false, minimumOrderCents: 1000, guestCheckout: true}

/** The methods of all calls from now on. */
function watchCalls(): string[] {
  const {fetch} = globalThis
  const calls: string[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(request.method)
    return fetch(request)
  })
  return calls
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('commerce preferences', () => {
  it('are read once per namespace, without their website', async () => {
    const {commercePreferences: preferences} = owner.tools
    const calls = watchCalls()
    const both = await Promise.all([preferences.load('checkout'), preferences.load('checkout')])
    expect([...both, await preferences.load('checkout')]).toEqual([seed, seed, seed])
    expect(await preferences.load('never-written')).toEqual({})
    expect(calls).toEqual(['GET', 'GET'])
  })

  it('cannot be changed by other callers', async () => {
    const {commercePreferences: preferences} = owner.tools
    Object.assign(await preferences.load('checkout'), {guestCheckout: false})
    expect(await preferences.load('checkout')).toEqual(seed)
  })

  it('are written completely if a value differs', async () => {
    const {commercePreferences: preferences} = owner.tools
    const calls = watchCalls()
    const changed = await preferences.save('checkout', {tips: {b: 2, a: [1]}, guestCheckout: false})
    expect(changed).toEqual({...seed, guestCheckout: false, tips: {a: [1], b: 2}})
    expect(await owner.tools.commercePreferences.load('checkout')).toEqual(changed)
    expect(calls).toEqual(['GET', 'PUT', 'GET'])
  })

  it('are not written if no value differs', async () => {
    const {commercePreferences: preferences} = owner.tools
    await preferences.save('checkout', {tips: {b: 2, a: [1]}})
    const calls = watchCalls()
    const heard = vi.fn()
    preferences.onRefetch(heard)
    await preferences.save('checkout', {tips: {a: [1], b: 2}, websiteId: 'other', guestCheckout: true})
    await preferences.save('checkout', {})
    expect([calls, heard.mock.calls]).toEqual([[], []])
  })

  it('report a change at once, until the listener is removed', async () => {
    const {commercePreferences: preferences} = owner.tools
    const seen: unknown[] = []
    const off = preferences.onRefetch((namespace) => seen.push([namespace, preferences.load(namespace)]))
    await preferences.save('checkout', {guestCheckout: false})
    off()
    await preferences.save('checkout', {guestCheckout: true})
    const [[namespace, loaded]] = seen as [[string, Promise<unknown>]]
    expect([seen.length, namespace, await loaded]).toEqual([1, 'checkout', {...seed, guestCheckout: false}])
  })

  it('that could not be written are reported, forgotten and announced again, and the caller gets the error', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const {commercePreferences: preferences} = owner.tools
    await preferences.load('checkout')
    const heard = vi.fn()
    preferences.onRefetch(heard)
    await owner.fault({path: PATH, method: 'PUT', status: 500})
    await expect(preferences.save('checkout', {guestCheckout: false})).rejects.toMatchObject({status: 500})
    expect(warn).toHaveBeenCalledOnce()
    expect(heard).toHaveBeenCalledTimes(2)
    expect(await preferences.load('checkout')).toEqual(seed)
  })

  it('that could not be read are reported, and requested again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const {commercePreferences: preferences} = owner.tools
    await owner.fault({path: PATH, method: 'GET', status: 501})
    await expect(preferences.load('checkout')).rejects.toMatchObject({status: 501})
    expect(warn).toHaveBeenCalledOnce()
    expect(await preferences.load('checkout')).toEqual(seed)
    await expect(preferences.load('a b')).rejects.toMatchObject({status: 400})
  })

  it('changed in parallel are all kept', async () => {
    const {commercePreferences: preferences} = owner.tools
    const changes = Array.from({length: 5}, (_, index) => ({[`p${index}`]: index}))
    await Promise.all(changes.map((change) => preferences.save('checkout', change)))
    const all = await owner.tools.commercePreferences.load('checkout')
    expect(all).toEqual(Object.assign({...seed}, ...changes))
  })

  it('are for owners', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const {commercePreferences: none} = await owner.as()
    await expect(none.load('checkout')).rejects.toMatchObject({status: 401})
    const {commercePreferences: editor} = await owner.as('editor')
    await expect(editor.save('checkout', {a: 1})).rejects.toMatchObject({status: 403})
  })

  it('are reported by the reporter of a page', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = Object.assign(new EventTarget(), {cookie: ''})
    vi.stubGlobal('document', page)
    vi.stubGlobal('Node', class {})
    const heard = vi.fn()
    page.addEventListener('vitrine:error', heard)
    const {commercePreferences: none} = await owner.as()
    await expect(none.load('checkout')).rejects.toMatchObject({status: 401})
    expect([heard.mock.calls.length, error.mock.calls.length]).toEqual([1, 1])
  })
})
