import {describe, expect, it, vi} from 'vitest'
import {site} from '../../demo/seed/site.ts'
import {
  type Answer,
  drop,
  type FakeServer,
  html,
  json,
  noContent,
  startFakeServer,
} from '../../test/helpers/fake-server.ts'
import {ownerTools} from '../../test/helpers/owner-tools.ts'
import {createCookieJar} from './cookie-jar.ts'
import {createTools, type Tools} from './create-tools.ts'

const owner = ownerTools()
const ids = {websiteId: site.id, templateId: site.templateId}
const german = {code: 'de', name: 'Deutsch', customCode: null, isEnabled: true}
const navigation = {fieldName: 'mainNav', navigation: {items: []}}

/** Every call of the tools, by endpoint. */
const CALLS: Record<string, (tools: Tools) => Promise<unknown>> = {
  'GET /api/site-header-footer': ({headerFooter}) => headerFooter.load(),
  'PUT /api/site-header-footer': ({headerFooter}) => headerFooter.save({header: {}, footer: {}}),
  'GET /api/multilingual/settings': ({multilingual}) => multilingual.loadSettings(),
  'GET /api/multilingual/status': ({multilingual}) => multilingual.loadStatus(),
  'GET /api/multilingual/languages': ({multilingual}) => multilingual.loadLanguages(),
  'PUT /api/multilingual/languages': ({multilingual}) => multilingual.saveLanguages([german]),
  'DELETE /api/multilingual/connection': ({multilingual}) => multilingual.disconnect(),
  'GET /api/commondata/GetSiteLayout': ({loadSiteLayout}) => loadSiteLayout(),
  'POST /api/widget/UpdateNavigation': ({updateNavigation}) => updateNavigation(navigation),
  'GET /api/google-maps/places/autocomplete': ({places}) => places.autocomplete({input: 'port'}),
  'GET /api/google-maps/places/details': ({places}) =>
    places.details({placeid: 'portland-head'}, {productPage: 'events', productSection: 'map'}),
}
const names = Object.keys(CALLS)
const make = (name: string, tools: Tools) => CALLS[name]?.(tools)
const [reads, writes] = [/^GET/, /^(PUT|POST|DELETE)/].map((start) =>
  names.filter((name) => start.test(name)),
)

describe.each(names)('%s', (name) => {
  it('succeeds for an owner', async () => {
    await expect(make(name, owner.tools)).resolves.toBeDefined()
  })

  it('is only for owners', async () => {
    await expect(make(name, await owner.as())).rejects.toMatchObject({kind: 'unauthorized', status: 401})
    await expect(make(name, await owner.as('editor'))).rejects.toMatchObject({status: 403})
  })

  it('reports what is missing', async () => {
    const [, path = ''] = name.split(' ')
    await owner.fault({path, status: 404, body: {error: 'Gone.'}})
    await expect(make(name, owner.tools)).rejects.toMatchObject({
      name: 'NotFoundError',
      path: expect.stringContaining(path),
      cause: {status: 404},
    })
  })

  it.each([
    [400, {error: 'No.'}, 'invalid'],
    [501, {error: 'Not here.'}, 'server'],
  ])('can fail with %i', async (status, body, kind) => {
    const [, path = ''] = name.split(' ')
    await owner.fault({path, status, body})
    await expect(make(name, owner.tools)).rejects.toMatchObject({name: 'ApiError', kind, status})
  })
})

describe('a call', () => {
  it.each(reads ?? [])('%s rejects a reply of another shape as malformed', async (name) => {
    const [, path = ''] = name.split(' ')
    for (const body of [null, 7, '<p>']) {
      await owner.fault({path, body})
      await expect(make(name, owner.tools)).rejects.toMatchObject({kind: 'malformed'})
    }
  })

  it.each(writes ?? [])('%s can be rate-limited', async (name) => {
    const [, path = ''] = name.split(' ')
    await owner.fault({path, status: 429, body: {error: 'Too many requests.'}})
    await expect(make(name, owner.tools)).rejects.toMatchObject({
      kind: 'rate-limit',
      visitorMessage: 'Please try again in a few seconds.',
    })
  })

  it.each(writes ?? [])('%s is repeated once with a new token', async (name) => {
    const [, path = ''] = name.split(' ')
    const body = {error: 'Invalid CSRF token.', crumbFail: true, crumb: 'brand-new-token'}
    await owner.fault({path, status: 200, body})
    await expect(make(name, owner.tools)).resolves.toBeDefined()
    expect(await owner.jar.getCookieString(`${owner.url}/`)).toContain('crumb=brand-new-token')
    await owner.fault({path, status: 200, body, times: 2})
    await expect(make(name, owner.tools)).rejects.toMatchObject({kind: 'csrf'})
  })
})

describe('header and footer', () => {
  it('are the saved ones', async () => {
    const parts = {header: {title: '“Kiln”'}, footer: {lines: [1, null]}}
    await owner.tools.headerFooter.save(parts)
    expect(await owner.tools.headerFooter.load()).toEqual(parts)
  })
})

describe('languages', () => {
  it('are the saved ones', async () => {
    const {multilingual} = owner.tools
    expect(await multilingual.saveLanguages([german])).toEqual([german])
    expect(await multilingual.loadLanguages()).toEqual([german])
    expect(await multilingual.loadStatus()).toEqual({isConnected: true, languageCount: 1})
    expect(await multilingual.loadSettings()).toEqual({defaultLanguage: 'en-US', isAutomatic: false})
  })

  it('cannot be saved without a translation tool', async () => {
    const {multilingual} = owner.tools
    await multilingual.disconnect()
    expect(await multilingual.loadStatus()).toMatchObject({isConnected: false})
    const message = 'No translation tool is connected.'
    await expect(multilingual.saveLanguages([german])).rejects.toMatchObject({visitorMessage: message})
    await expect(multilingual.disconnect()).rejects.toMatchObject({name: 'NotFoundError'})
  })
})

describe('an event', () => {
  it('is checked against its schema, and not counted', async () => {
    const checked = await owner.tools.validateEvent('VisitPDP', {productId: 7})
    expect(checked).toEqual({valid: false, errors: [{path: '/productId', message: 'must be string'}]})
    expect(await owner.events('VisitPDP')).toEqual([])
  })

  it.each(['none', 'a/b ?'])('of the unknown name %j has none', async (name) => {
    await expect(owner.tools.validateEvent(name, {})).rejects.toMatchObject({
      name: 'NotFoundError',
      path: `/api/v1/clanker/validate-event-content/${encodeURIComponent(name)}`,
    })
  })

  it.each([null, {}, {valid: 'yes'}, {valid: false, errors: 'x'}])(
    'with the result %j is rejected',
    async (body) => {
      await owner.fault({path: '/api/v1/clanker/validate-event-content/VisitPDP', body})
      await expect(owner.tools.validateEvent('VisitPDP', {})).rejects.toMatchObject({kind: 'malformed'})
    },
  )
})

describe('places', () => {
  const tracking = {productPage: 'events', productSection: 'map'}
  const WARNING = 'Please provide a tracking context when using Google Places API details to track cost'

  it('are looked up with the provider’s parameters, and charged according to the context', async () => {
    const {places} = owner.tools
    const params = {input: 'Portland M', language: null, types: undefined}
    expect(await places.autocomplete(params, tracking)).toEqual([
      {
        place_id: 'portland-museum',
        description: 'Portland Museum of Art, 7 Congress Square, Portland, ME 04101, USA',
      },
    ])
    expect(await places.details({placeid: 'portland-museum'}, tracking)).toMatchObject({
      name: 'Portland Museum of Art',
    })
    expect(await owner.events('PlacesLookup')).toMatchObject([{body: tracking}, {body: tracking}])
  })

  it('in detail without a tracking context cause a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await owner.tools.places.autocomplete({input: 'port'})
    expect(warn).not.toHaveBeenCalled()
    await owner.tools.places.details({placeid: 'portland-head'})
    expect(warn.mock.calls).toEqual([[`[vitrine] places: ${WARNING}`, '']])
    warn.mockRestore()
  })
})

describe('over the network', () => {
  let server: FakeServer
  async function withServer(
    work: (tools: Tools) => Promise<void>,
    answer: Answer,
    jar = {session: 's'},
  ): Promise<void> {
    server = await startFakeServer()
    server.answer(answer)
    const cookies = createCookieJar(jar)
    await work(createTools({origin: `${server.origin}/editor?x`, cookies, ...ids})).finally(server.close)
  }

  it('the cookies of the jar are sent, and received ones are added', async () => {
    const answer = json({header: {}, footer: {}}, 200, {'set-cookie': 'crumb=fresh; Path=/'})
    await withServer(async ({headerFooter}) => {
      await headerFooter.load()
      await headerFooter.save({header: {}, footer: {}})
      expect(server.received.map(({headers}) => [headers.cookie, headers['x-csrf-token']])).toEqual([
        ['session=s', undefined],
        ['session=s; crumb=fresh', 'fresh'],
      ])
    }, answer)
  })

  it('the language of a member is sent, unless only the translation tool knows it', async () => {
    await withServer(async ({saveSiteUserLocale}) => {
      expect(await saveSiteUserLocale({code: 'de', customCode: 'de-bavaria'}, 'token')).toBe(false)
      expect(await saveSiteUserLocale({code: 'de', customCode: null}, 'token')).toBe(true)
      expect(server.received).toMatchObject([
        {
          method: 'POST',
          url: '/api/site-users/account/locale',
          body: {language: 'de'},
          headers: {'x-siteuser-xsrf-token': 'token'},
        },
      ])
    }, noContent)
  })

  it.each([
    [{session: 's', siteUserCrumb: 'kept'}, undefined, 'kept'],
    [{session: 's', siteUserCrumb: 'kept'}, 'said', 'said'],
    [{session: 's'}, undefined, undefined],
  ])('with the cookies %j and the token %j a member has the token %j', async (jar, said, sent) => {
    await withServer(
      async ({saveSiteUserLocale}) => {
        await saveSiteUserLocale({code: 'de', customCode: null}, said)
        expect(server.received[0]?.headers['x-siteuser-xsrf-token']).toBe(sent)
      },
      noContent,
      jar,
    )
  })

  it.each([
    [drop, 'network'],
    [html('<p>Sorry'), 'malformed'],
  ])('a malformed reply is distinguished', async (answer, kind) => {
    await withServer(async ({headerFooter}) => {
      await expect(headerFooter.load()).rejects.toMatchObject({name: 'ApiError', kind})
    }, answer)
  })
})

it.each([undefined, '', '/shop', 'kiln.example'])('%j is not an origin outside a page', (origin) => {
  expect(() => createTools({...ids, ...(origin !== undefined && {origin})})).toThrow(/^createTools: origin/)
})
