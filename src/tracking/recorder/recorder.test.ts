// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../../test/helpers/console.ts'
import {removeCookies, setCookie} from '../../../test/helpers/cookies.ts'
import {until} from '../../../test/helpers/until.ts'

const said = watchConsole()

const RAW = {
  websiteSettings: {country: 'US'},
  betaFeatureFlags: ['other', 'fullstory-enabled'],
  experiments: {'fullstory-sampling': {variant: 'true'}},
  sessionRecording: {scriptUrl: 'https://edge.fullstory.com/s/fs.js?x=1', account: 'o-1'},
}

let asked: string[]
let answer: () => Promise<Response> | Response
let scripts: HTMLScriptElement[]
let isAllowed: boolean

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), {status})
const queue = (): unknown[][] => Object(Reflect.get(globalThis, 'FS')).q
const mayRecord = () => isAllowed

beforeEach(() => {
  vi.resetModules()
  asked = []
  scripts = []
  isAllowed = true
  answer = () => json({data: 'recording-1'})
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answer()
  })
  vi.stubGlobal('navigator', {hardwareConcurrency: 4})
  vi.spyOn(Intl, 'DateTimeFormat').mockReturnValue({
    resolvedOptions: () => ({timeZone: 'America/New_York'}),
  } as Intl.DateTimeFormat)
  vi.spyOn(document.head, 'append').mockImplementation(
    (script) => void scripts.push(script as HTMLScriptElement),
  )
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    for (const name of ['FS', '_fs_namespace', '_fs_org', '_fs_script'])
      Reflect.deleteProperty(globalThis, name)
    removeCookies()
    said.warnings.length = 0
  }
})

async function start(raw: Record<string, unknown> = RAW) {
  const {startRecorder} = await import('./start-recorder.ts')
  return startRecorder(raw, mayRecord)
}

describe('a recording', () => {
  it('starts with the script that the site names, for an anonymous visitor', async () => {
    expect(await start()).toEqual({isEligible: true, failed: null})
    expect(asked).toEqual([`${location.origin}/api/commerce/fullstory/getId`])
    expect(scripts.map(({src, async, crossOrigin}) => [src, async, crossOrigin])).toEqual([
      ['https://edge.fullstory.com/s/fs.js?x=1', true, 'anonymous'],
    ])
    expect({...globalThis}).toMatchObject({
      _fs_org: 'o-1',
      _fs_script: 'edge.fullstory.com/s/fs.js',
      _fs_namespace: 'FS',
    })
    expect(queue()).toEqual([
      ['setIdentity', {anonymous: true}],
      ['trackEvent', {name: 'session', properties: {recordingId: 'recording-1'}}],
    ])
  })

  it('identifies a member who is logged in', async () => {
    setCookie('SiteUserInfo', encodeURIComponent('{"authenticated":true,"siteUserId":"member-1"}'))
    await start()
    expect(queue()[0]).toEqual(['setIdentity', {uid: 'member-1'}])
  })

  it('starts once per page', async () => {
    await Promise.all([start(), start()])
    expect(await start()).toEqual({isEligible: false, failed: 'started'})
    expect([asked.length, scripts.length]).toEqual([1, 1])
  })

  it('rejects and reports a script of another origin, unless the loader’s tag lists it', async () => {
    const foreign = {
      ...RAW,
      sessionRecording: {...RAW.sessionRecording, scriptUrl: 'https://edge.example/fs.js'},
    }
    expect(await start(foreign)).toEqual({isEligible: false, failed: 'script'})
    expect([asked, scripts]).toEqual([[], []])
    expect(said.warnings).toEqual([[expect.stringContaining('add its address to data-scripts'), '']])
    vi.resetModules()
    const {page} = await import('../../page/page.ts')
    page().scripts = 'https://edge.example'
    expect(await start(foreign)).toMatchObject({isEligible: true})
    expect(scripts.map(({src}) => src)).toEqual(['https://edge.example/fs.js'])
    page().scripts = undefined
  })

  it('does not start if the site names no script, and sends no request', async () => {
    expect(await start({...RAW, sessionRecording: undefined})).toEqual({isEligible: false, failed: 'script'})
    expect(asked).toEqual([])
  })

  it('follows an override of the experiment by staff, from page to page until a reset', async () => {
    const visit = async (search: string, raw: object = {isInternal: true}) => {
      vi.resetModules()
      history.replaceState(null, '', `/${search}`)
      return (await start({...RAW, ...raw})).failed
    }
    const drawn = {'fullstory-sampling': {variant: 'false'}}
    expect(await visit('?experimentOverrides=fullstory-sampling:false')).toBe('variant')
    expect(await visit('')).toBe('variant')
    expect(await visit('', {})).toBeNull()
    expect(await visit('?experimentOverrides=reset')).toBeNull()
    expect(await visit('', {isInternal: true, experiments: drawn})).toBe('variant')
    expect(await visit('?experimentOverrides=fullstory-sampling:true', {experiments: drawn})).toBe('variant')
    const forced = '?experimentOverrides=fullstory-sampling:true'
    expect(await visit(forced, {isInternal: true, experiments: drawn})).toBeNull()
    expect(await visit('?experimentOverrides=reset')).toBeNull()
  })

  it('asks the server only if all other conditions hold', async () => {
    expect(await start({...RAW, betaFeatureFlags: {'fullstory-enabled': 'yes'}})).toMatchObject({
      failed: 'toggle',
    })
    expect(asked).toEqual([])
    expect(await start({...RAW, betaFeatureFlags: {'fullstory-enabled': true}})).toMatchObject({failed: null})
  })

  it.each([{data: 'mock'}, {data: ''}, {data: null}, {data: 5}, {data: 'x'.repeat(201)}, {}, null, []])(
    'does not start with the id %j',
    async (body) => {
      answer = () => json(body)
      expect(await start()).toEqual({isEligible: false, failed: 'id'})
      expect(scripts).toEqual([])
    },
  )

  it('accepts the id as plain text, too, and another mock id', async () => {
    answer = () => json('recording-2')
    const raw = {...RAW, sessionRecording: {...RAW.sessionRecording, mockId: 'recording-2'}}
    expect(await start(raw)).toMatchObject({failed: 'id'})
    expect(await start()).toMatchObject({failed: null})
  })

  it.each([
    ['the server fails', () => json({}, 500)],
    ['the reply is not JSON', () => new Response('<p>')],
    ['no reply arrives', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('does not start if %s, which is reported', async (_, reply) => {
    answer = reply
    expect(await start()).toEqual({isEligible: false, failed: 'error'})
    expect(said.warnings).toEqual([[expect.stringContaining('Error determining FullStory eligibility'), '']])
    expect(scripts).toEqual([])
  })

  it('does not start if consent is withdrawn during the request', async () => {
    answer = () => {
      isAllowed = false
      return json({data: 'recording-1'})
    }
    expect(await start()).toEqual({isEligible: false, failed: 'consent'})
    expect(scripts).toEqual([])
  })

  it('with a blocked script is reported, and leaves calls that do nothing', async () => {
    await start()
    scripts[0]?.onerror?.(new Event('error'))
    await until(() =>
      expect(said.warnings).toEqual([[expect.stringContaining('Error injecting FullStory script'), '']]),
    )
    const vendor = Reflect.get(globalThis, 'FS')
    for (let index = 0; index < 1000; index++) expect(() => vendor('trackEvent', {})).not.toThrow()
    expect(queue()).toHaveLength(100)
  })
})

describe('following the gate', () => {
  const follow = async (raw: Record<string, unknown> = RAW) => {
    const {followRecorder} = await import('./follow-recorder.ts')
    await followRecorder(raw, mayRecord)
  }
  const names = () => queue().map(([name]) => name)

  it('records while allowed, ends, and continues', async () => {
    isAllowed = false
    await follow()
    expect(asked).toEqual([])
    isAllowed = true
    await follow()
    expect(names()).toEqual(['setIdentity', 'trackEvent'])
    isAllowed = false
    await follow()
    await follow()
    isAllowed = true
    await follow()
    expect(names()).toEqual(['setIdentity', 'trackEvent', 'shutdown', 'restart'])
    expect(scripts).toHaveLength(1)
  })

  it('does nothing if the site has no recorder', async () => {
    await follow({})
    expect([asked, scripts]).toEqual([[], []])
  })
})
