// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest'
import {version} from '../../../package.json'
import {watchConsole} from '../../../test/helpers/console.ts'
import type {Environment} from '../environment.ts'
import type {TrackedEvents} from '../events/events.ts'
import type {Message} from '../outbox/message.ts'
import {UNKNOWN_VISITOR} from '../visitor/visitor.ts'
import {toMessages} from './to-messages.ts'

const said = watchConsole()

const CONTEXT: Record<string, string> = {
  'website.id': 'site-1',
  'website.language': 'de-DE',
  templateId: 'template-1',
  variantId: 'variant-1',
  'authenticatedAccount.id': 'account-1',
  'authenticatedAccount.locale': 'fr-FR',
  'item.id': 'item-1',
  'item.recordType': '11',
  'collection.id': 'collection-1',
}

const VISITOR = {
  record: 'v|1|2|3|4',
  analyticsId: 'analytics-1',
  marketingId: 'marketing-1',
  sessionId: 'session-1',
  isFirstLanding: true,
  isFirstSession: true,
}

const AT = 1_700_000_000_000
const AGENT = 'Browser/1'

function environment(rest: Partial<Environment> = {}): Environment {
  let ids = 0
  const url = new URL('https://shop.example:8443/shop/mug?utm=a%20b&email=ada@example.com#size')
  return {
    place: {
      document: Object.assign(document, {title: 'Mug & more'}),
      location: url as unknown as Location,
      navigator: {userAgent: AGENT, language: 'en-GB', webdriver: true} as Navigator,
      screen: {width: 1920, height: 1080} as Screen,
      innerWidth: 1200,
      innerHeight: 800,
    },
    text: (path) => CONTEXT[path] ?? null,
    locale: 'de-DE',
    visitor: VISITOR,
    decision: {
      track: true,
      page: true,
      census: true,
      commerce: true,
      cookies: true,
      recorder: true,
      reason: 'ok',
    },
    referrer: 'https://search.example/?q=mug&token=1',
    eventsHost: '',
    createId: () => `id-${++ids}`,
    ...rest,
  }
}

const tell = <Name extends keyof TrackedEvents>(
  event: Name,
  data: TrackedEvents[Name],
  rest?: Partial<Environment>,
): Message[] => toMessages({event, data, at: AT}, environment(rest))

const tellAny = (event: string, data: unknown, rest?: Partial<Environment>): Message[] =>
  toMessages({event, data, at: AT}, environment(rest))

const fields = ({body}: Message): Record<string, string> => Object.fromEntries(new URLSearchParams(body))

/** A form whose `data` is JSON. */
function form(message: Message | undefined): Record<string, unknown> {
  if (!message) throw new Error('there is no message')
  const {data, ...rest} = fields(message)
  return {...rest, data: JSON.parse(data ?? '')}
}

function content(message: Message | undefined): Record<string, unknown> {
  const {eventSchemaName, eventContent, ...rest} = JSON.parse(message?.body ?? '')
  expect(rest).toEqual({})
  const parsed = JSON.parse(eventContent)
  expect(parsed.custom_schema_name).toBe(eventSchemaName)
  return parsed
}

/** The fields of product.md §3 that no event sets, in its order. */
const NEWER = {
  analytics_id: 'analytics-1',
  browser_language: 'en-GB',
  browser_locale: Intl.DateTimeFormat().resolvedOptions().locale,
  browser_window_height: 800,
  browser_window_width: 1200,
  client_name: 'vitrine',
  client_version: version,
  marketing_id: 'marketing-1',
  page_host: 'shop.example:8443',
  page_path: '/shop/mug',
  page_query_params: 'utm=a%20b&email=*',
  page_referrer_url: 'https://search.example/?q=mug&token=*',
  session_id: 'session-1',
  enduser_user_agent: AGENT,
  event_occurrence_timestamp: AT,
  source_environment: 'WEB',
  context_website_id: 'site-1',
  member_account_id: 'account-1',
  resolved_locale: 'de-DE',
  website_locale: 'de-DE',
  member_account_locale: 'fr-FR',
}

/** tracking.md T4. */
const ON_PAGE = {
  websiteId: 'site-1',
  templateId: 'template-1',
  website_locale: 'de-DE',
  userAgent: AGENT,
  clientDate: AT,
  viewportInnerHeight: 800,
  viewportInnerWidth: 1200,
  screenHeight: 1080,
  screenWidth: 1920,
  url: 'https://shop.example:8443/shop/mug?utm=a%20b&email=*#size',
  title: 'Mug & more',
  itemId: 'item-1',
  recordType: 11,
  collectionId: 'collection-1',
  webdriver: true,
}

const asTexts = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, `${value}`]))

describe('the older tracker', () => {
  it('gets a page view, field by field', () => {
    const [message, ...none] = tell('PageView', {})
    expect(none).toEqual([])
    expect(message).toMatchObject({
      id: 'id-1',
      at: AT,
      isPriority: false,
      to: '/api/events/RecordEvent',
      type: 'form',
      needsCrumb: true,
    })
    expect(form(message)).toEqual({
      event: 'Pageview',
      data: {
        pageHash: '#size',
        pagePath: '/shop/mug',
        websiteId: 'site-1',
        templateId: 'template-1',
        variantId: 'variant-1',
        memberAccountId: 'account-1',
        member_locale: 'fr-FR',
        website_locale: 'de-DE',
        localStorageSupported: true,
        queryString: 'utm=a%20b&email=*',
        referrer: 'https://search.example/?q=mug&token=*',
        event_id: 'id-1',
      },
    })
  })

  it('gets its fields in order, so that the crumb can go first', () => {
    expect([...new URLSearchParams(tell('PageView', {})[0]?.body).keys()]).toEqual(['event', 'data'])
  })

  it('gets the state of storage if storage is unusable', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(form(tell('PageView', {})[0])).toMatchObject({data: {localStorageSupported: false}})
    vi.unstubAllGlobals()
  })

  it('gets an order', () => {
    const order = {orderId: 'o', cartId: 'c', testMode: true, websiteId: 'site-1'}
    const [message] = tell('commerce_checkout_order_confirmed', order)
    expect(message).toMatchObject({isPriority: true, to: '/api/events/RecordEvent', needsCrumb: true})
    expect(form(message)).toEqual({
      event: 'commerce_checkout_order_confirmed',
      data: {...order, event_id: 'id-1'},
    })
  })

  it('gets any other commerce event of the page', () => {
    expect(form(tellAny('commerce_gift', {a: 1})[0])).toEqual({
      event: 'commerce_gift',
      data: {a: 1, event_id: 'id-1'},
    })
  })
})

describe('the newer tracker', () => {
  const added = {
    productId: 'p',
    sku: 'S',
    quantity: 2,
    entryId: 'e',
    newlyAdded: 3,
    source: 'pdp',
  } as const

  it('gets an addition, field by field, and the older one gets the same', () => {
    const [newer, older, ...none] = tell('AddToCart', added)
    expect(none).toEqual([])
    expect(newer).toMatchObject({
      id: 'id-1',
      at: AT,
      isPriority: true,
      to: '/api/v1/clanker/events',
      type: 'json',
      needsCrumb: false,
    })
    expect(content(newer)).toEqual({
      ...NEWER,
      custom_schema_name: 'CommerceShopping',
      object_identifier: 'p',
      ...added,
      action: 'AddToCart',
      event_id: 'id-1',
    })
    expect(older).toMatchObject({id: 'id-2', isPriority: true})
    expect(form(older)).toEqual({
      event: 'commerce_item_added',
      data: {...added, websiteId: 'site-1', event_id: 'id-2'},
    })
  })

  it('gets the view of an item, and the older one gets the same', () => {
    const [newer, older] = tell('VisitPDP', {productId: 'p'})
    expect(content(newer)).toMatchObject({action: 'VisitPDP', object_identifier: 'p'})
    expect(form(older)).toEqual({
      event: 'commerce_item_view',
      data: {productId: 'p', websiteId: 'site-1', event_id: 'id-2'},
    })
  })

  const product = {productId: 'p', position: 1}
  it.each<[keyof TrackedEvents, object, string | undefined]>([
    ['ViewCart', {cartId: 'c'}, 'c'],
    ['RemoveFromCart', {productId: 'p', sku: 'S'}, 'p'],
    ['RelatedProductDisplay', {products: [product]}, undefined],
    ['RelatedProductClick', product, 'p'],
    ['RelatedProductAdd', {...added, source: undefined}, 'p'],
    ['ReviewsTab', {productId: 'p'}, 'p'],
    ['ReviewsVitalsAnchorLink', {productId: 'p'}, 'p'],
  ])('gets %s under the schema CommerceShopping', (action, data, object) => {
    const [message, ...none] = tellAny(action, data)
    expect(none).toEqual([])
    const sent = content(message)
    expect(sent).toMatchObject({...NEWER, ...JSON.parse(JSON.stringify(data)), action})
    expect(sent.custom_schema_name).toBe('CommerceShopping')
    expect(sent.object_identifier).toBe(object)
  })

  it('gets gated videos under a separate schema', () => {
    expect(content(tell('GatedVideo', {action: 'play', videoId: 'v'})[0])).toMatchObject({
      custom_schema_name: 'GatedContentVideo',
      action: 'play',
      object_identifier: 'v',
    })
  })

  it('gets events of the page under their names, with the two fields that they may set', () => {
    const data = {a: 1, object_identifier: 'o', destination_url: 'https://x.example/?key=1', page_host: 'lie'}
    expect(content(tellAny('my event', data)[0])).toEqual({
      ...NEWER,
      custom_schema_name: 'my event',
      a: 1,
      object_identifier: 'o',
      destination_url: 'https://x.example/?key=*',
      event_id: 'id-1',
    })
    expect(content(tellAny('constructor', 'text')[0])).toMatchObject({value: 'text'})
  })

  it('has no key for unknown values, and never their text', () => {
    const sent = content(
      tell(
        'VisitPDP',
        {productId: 'p'},
        {visitor: UNKNOWN_VISITOR, text: () => null, locale: '', referrer: ''},
      )[0],
    )
    expect(Object.keys(sent).sort()).toEqual(
      [
        ...Object.keys(NEWER).filter(
          (key) =>
            !/^(analytics_id|marketing_id|session_id|context_website_id|member_account_id|website_locale|member_account_locale)$/.test(
              key,
            ),
        ),
        'action',
        'custom_schema_name',
        'event_id',
        'object_identifier',
        'productId',
      ].sort(),
    )
    expect(sent).toMatchObject({resolved_locale: 'en-US', page_referrer_url: ''})
    expect(JSON.stringify(sent)).not.toMatch(/null|undefined/)
  })

  it('gets the language of a translation tool', () => {
    vi.stubGlobal('Weglot', {getCurrentLang: () => 'pt'})
    expect(content(tell('VisitPDP', {productId: 'p'})[0])).toMatchObject({resolved_locale: 'pt'})
    vi.unstubAllGlobals()
  })

  it('is at the site’s events host', () => {
    const [newer, older] = tell('AddToCart', added, {eventsHost: 'https://events.example'})
    expect(newer).toMatchObject({to: 'https://events.example/api/v1/clanker/events', type: 'json'})
    expect(older?.to).toBe('/api/events/RecordEvent')
  })
})

describe('the census', () => {
  it('gets a hit, field by field', () => {
    const [message, ...none] = tell('Hit', {})
    expect(none).toEqual([])
    expect(message).toMatchObject({to: '/api/census/RecordHit', type: 'form', needsCrumb: false})
    expect(form(message)).toEqual({
      event: 'View',
      ss_cvr: 'v|1|2|3|4',
      data: {...ON_PAGE, event_id: 'id-1'},
    })
  })

  it('gets a hit without ids if the visitor may not be recognised', () => {
    expect(form(tell('Hit', {}, {visitor: UNKNOWN_VISITOR})[0])).toMatchObject({ss_cvr: ''})
  })

  it('gets an item only if there is one', () => {
    const {data} = form(tell('Hit', {}, {text: () => null})[0])
    expect(data).not.toHaveProperty('itemId')
    expect(data).not.toHaveProperty('recordType')
    expect(data).not.toHaveProperty('collectionId')
  })

  it.each([
    ['ButtonClick', 'button-click', {blockId: 'b', destinationUrl: 'https://x.example/?code=1'}],
    ['ButtonRender', 'button-render', {blockId: 'b'}],
    ['Overlay', 'overlay', {event: 'view', version: '7'}],
  ] as const)('gets %s, with the page', (event, path, data) => {
    const [message] = tellAny(event, data)
    expect(message).toMatchObject({to: `/api/census/${path}`, type: 'form', needsCrumb: false})
    expect(message && fields(message)).toEqual({
      ...data,
      ...(event === 'ButtonClick' && {destinationUrl: 'https://x.example/?code=*'}),
      ...asTexts(ON_PAGE),
      visitorCookie: 'v|1|2|3|4',
      event_id: 'id-1',
    })
  })

  it('gets a form by its id, with the visitor’s record', () => {
    const [message] = tell('FormRender', {formId: 'f'})
    expect(message?.to).toBe('/api/census/form-render')
    expect(message && fields(message)).toEqual({formId: 'f', visitorCookie: 'v|1|2|3|4', event_id: 'id-1'})
    const [unknown] = tell('FormRender', {formId: 'f'}, {visitor: UNKNOWN_VISITOR})
    expect(unknown && fields(unknown)).toEqual({formId: 'f', event_id: 'id-1'})
  })

  it('gets a quick view if its product’s id is known', () => {
    const [message] = tell('QuickView', {productId: 'a/b ?'})
    expect(message?.to).toBe('/api/census/RecordQuickView/a%2Fb%20%3F')
    expect(message && fields(message)).toEqual({visitorCookie: 'v|1|2|3|4', event_id: 'id-1'})
  })
})

describe('the gate', () => {
  const closed = (rest: object) => ({decision: {...environment().decision, ...rest}})

  it('lets nothing through if tracking is off', () => {
    expect(tellAny('AddToCart', {}, closed({track: false}))).toEqual([])
  })

  it('lets no page view of a search through, but hits and commerce events', () => {
    expect(tell('PageView', {}, closed({page: false}))).toEqual([])
    expect(tell('Hit', {}, closed({page: false}))).toHaveLength(1)
    expect(tell('ViewCart', {cartId: 'c'}, closed({page: false}))).toHaveLength(1)
  })
})

describe('invalid data', () => {
  it.each([undefined, null, ''])('%s is not a payload, and warns the author', (data) => {
    expect(tellAny('mine', data)).toEqual([])
    expect(said.errors.splice(0)).toEqual([['[vitrine] tracking:', new Error('no payload')]])
  })

  it('an empty object is a payload', () => {
    expect(tellAny('mine', {})).toHaveLength(1)
  })

  const circle: Record<string, unknown> = {}
  circle.self = circle
  const getter = Object.defineProperty({}, 'x', {
    enumerable: true,
    get() {
      throw new RangeError('mine')
    },
  })
  it.each([
    ['a circular object', circle],
    ['a BigInt', {count: 1n}],
    ['a getter that throws', getter],
  ])('%s is reported, and not thrown', (_, data) => {
    expect(tellAny('mine', data)).toEqual([])
    expect(said.errors.splice(0)).toHaveLength(1)
  })
})

describe('a body that is too large', () => {
  const sizeOf = ({body}: Message) => new TextEncoder().encode(body).length

  it.each([
    ['a long text', {text: 'é'.repeat(100_000)}],
    ['a long list', {list: Array.from({length: 20_000}, (_, index) => ({productId: `p${index}`}))}],
    ['many keys', Object.fromEntries(Array.from({length: 9000}, (_, index) => [`key ${index}`, index]))],
    ['lists in lists', {list: Array(300).fill(Array(300).fill('text'))}],
    ['a long name', {['k'.repeat(100_000)]: 1}],
    ['emoji, cut in half', {text: '🏺'.repeat(60_001)}],
  ])('%s is cut until a browser sends it, and marked as trimmed', (_, data) => {
    for (const name of ['mine', 'commerce_mine']) {
      const [message] = tellAny(name, data)
      expect(message && sizeOf(message)).toBeLessThanOrEqual(65_536)
      const sent = name === 'mine' ? content(message) : form(message).data
      expect(sent).toMatchObject({trimmed: true, event_id: 'id-1'})
    }
  })

  it('keeps as much as possible', () => {
    const [message] = tellAny('mine', {text: 'x'.repeat(70_000)})
    expect(String(content(message).text).length).toBeGreaterThanOrEqual(8192)
  })

  it('a title of any length leaves the rest unchanged', () => {
    const {place} = environment()
    const long = Object.assign(document.implementation.createHTMLDocument(), {title: '"'.repeat(200_000)})
    const [message] = tell('Hit', {}, {place: {...place, document: long}})
    expect(form(message)).toMatchObject({ss_cvr: 'v|1|2|3|4', data: {websiteId: 'site-1', trimmed: true}})
  })

  it('a small body is left whole', () => {
    expect(content(tellAny('mine', {text: 'x'.repeat(8193)})[0])).not.toHaveProperty('trimmed')
  })
})

it.each(['<script>alert(1)</script>&amp;', '\u0000\ud800 lone', 'a=b&event=Fake&data={}', '%%%'])(
  'a page whose title is %j is sent unchanged',
  (title) => {
    const {place} = environment()
    const odd = Object.assign(document.implementation.createHTMLDocument(), {title})
    const [message] = tell('Hit', {}, {place: {...place, document: odd}})
    const sent = form(message)
    expect(sent.event).toBe('View')
    expect(Object(sent.data).title).toBe(odd.title)
  },
)
