import {describe, expect, it} from 'vitest'
import {ROLES} from '../model/account.ts'
import {PAGE_TYPES} from '../model/page-type.ts'
import * as assumptions from './assumptions.ts'
import {ACCESS_DENIED, CHECKOUT, LOCK_SCREEN, NOT_FOUND, SEARCH, VIEWER} from './gate/page-codes.ts'

const DAY = 24 * 60 * 60

const all = {...assumptions}

/** Item of tracking.md, name, assumption. To correct an assumption, correct it here, too. */
const TABLE: readonly [item: string, name: keyof typeof assumptions, value: unknown][] = [
  ['T0', 'ACCOUNT_ID', 'authenticatedAccount.id'],
  ['T0', 'CONFIG_PATH', '/config(/|$)'],
  ['T0', 'DISABLED', 'websiteSettings.trackingDisabled'],
  ['T0', 'PREVIEW_COOKIES', 'ss_(preview|override|expanded_frame)'],
  ['T1', 'CRUMB_COOKIE', 'crumb'],
  ['T1', 'OLDER_PATH', '/api/events/RecordEvent'],
  ['T1', 'VARIANT_ID', 'variantId'],
  ['T1', 'MEMBER_LOCALE', 'authenticatedAccount.locale'],
  ['T2', 'PAGE_VIEW', 'Pageview'],
  ['T2', 'SEARCH_PATH', '^(/[a-z]{2}(-[a-z]{2,4})?)?/search/?$'],
  ['T2', 'PRIVATE_PARAMETERS', 'e-?mail|token|password|key|code|auth'],
  ['T2', 'HIDDEN_VALUE', '*'],
  ['T3', 'NEWER_PATH', '/api/v1/clanker/events'],
  ['T3', 'VALIDATE_PATH', '/api/v1/clanker/validate-event-content/'],
  ['T3', 'INTERNAL', 'isInternal'],
  ['T3', 'CLIENT_NAME', 'vitrine'],
  ['T3', 'SOURCE_ENVIRONMENT', 'WEB'],
  ['T3', 'LAST_LOCALE', 'en-US'],
  ['T3', 'ENVIRONMENT', 'environment'],
  ['T3', 'EVENT_HOSTS', 'eventHosts'],
  ['T3', 'LARGEST_BODY', 65_536],
  ['T4', 'CENSUS_PATH', '/api/census/'],
  ['T4', 'HIT_EVENT', 'View'],
  ['T5', 'BUTTON_BLOCK', 'sqs-block-button'],
  [
    'T6',
    'FORMS',
    '[data-vitrine=form],[data-vitrine=newsletter],form.newsletter-form,.sqs-block-form form[data-form-id]',
  ],
  ['T9', 'SHOPPING_SCHEMA', 'CommerceShopping'],
  ['T9', 'GATED_VIDEO_SCHEMA', 'GatedContentVideo'],
  ['T9', 'GATED', '[data-gated]'],
  ['T9', 'REVIEWS', '[data-reviews]'],
  ['T9', 'ITEM_VIEW', 'commerce_item_view'],
  ['T9', 'ITEM_ADDED', 'commerce_item_added'],
  ['T9', 'PRIORITY', '^(AddToCart|RelatedProductAdd|commerce_checkout_order_confirmed)$'],
  ['T10', 'PURCHASE_VALUE', 'websiteSettings.purchaseValue'],
  ['T10', 'TAG_CONTAINER', 'websiteSettings.tagContainerId'],
  ['T10', 'BANNER', 'cookieSettings.isCookieBannerEnabled'],
  ['T10', 'CONSENT_KINDS', 'ad_storage ad_user_data ad_personalization analytics_storage'],
  ['T10', 'PREFERENCE_KINDS', 'functionality_storage personalization_storage'],
  ['T10', 'ORDER_LIFETIME', 90 * DAY * 1000],
  ['T11', 'RECORD_COOKIE', 'ss_cvr'],
  ['T11', 'VISIT_COOKIE', 'ss_cvt'],
  ['T11', 'RECORD_LIFETIME', 2 * 365 * DAY],
  ['T11', 'VISIT_LIFETIME', 30 * 60],
  ['T11', 'CLOCK_TOLERANCE', 60_000],
  ['T11', 'MOST_VISITS', 2 ** 31],
  ['T11', 'CHOICE_COOKIE', 'ss_cookieAllowed'],
  ['T11', 'CHOICE_LIFETIME', 30 * DAY],
  ['T11', 'PRIVACY_CONTROL', 'cookieSettings.isGlobalPrivacyControlHonored'],
  ['T11', 'CLEARED_COOKIES', 'ss_cid ss_cpvisit ss_cvisit ss_cvr ss_cvt'],
  ['T11', 'ANALYTICS_ID', 'SS_ANALYTICS_ID'],
  ['T11', 'ANALYTICS_EXPIRATION', 'SS_ANALYTICS_EXPIRATION'],
  ['T11', 'ANALYTICS_LIFETIME', 390 * DAY * 1000],
  ['T11', 'MARKETING_COOKIE', 'SS_MID'],
  ['T11', 'SESSION_COOKIE', 'SS_SESSION_ID'],
  ['T11', 'FIRST_SESSION', 'SS_IS_FIRST_SESSION'],
  ['T11', 'HAS_LANDED', 'SS_HAS_LANDED'],
  ['T12', 'ERRORS_PATH', '/api/events/RecordJavascriptErrors'],
  ['T12', 'CSRF_HEADER', 'X-CSRF-Token'],
  ['T12', 'MOST_REPORTS', 20],
  ['T12', 'MOST_WAITING', 10],
  ['T12', 'LONGEST_STACK', 5000],
  ['T12', 'LONGEST_MESSAGE', 1000],
  ['T12', 'REPORT_DEBOUNCE', 1000],
  ['T12', 'REPORT_CEILING', 5000],
  ['T12', 'ERROR_SERVICE', 'errorService'],
  ['T12', 'TIMEOUT', 2500],
  ['T12', 'FOREIGN_ERROR', '^(Javascript error: )?Script error\\.?( on line 0)?$'],
  ['T12', 'IGNORED_ERRORS', expect.stringContaining('ResizeObserver')],
  ['T12', 'EXTENSION_FRAME', '(chrome|moz|safari-web)-extension://'],
  ['T12', 'OWN_FILES', '/chunks/(run|known|forget-visitor|buttons|forms|start|tracking|report-errors)-'],
  ['T13', 'RECORDED_COUNTRY', 'US'],
  ['T13', 'RECORDED_TIME_ZONE', 'America'],
  ['T13', 'RECORDER_TOGGLE', 'fullstory-enabled'],
  ['T13', 'RECORDER_EXPERIMENT', 'fullstory-sampling'],
  ['T13', 'FEWEST_CORES', 2],
  ['T13', 'RECORDER_ID_PATH', '/api/commerce/fullstory/getId'],
  ['T13', 'MOCK_ID', 'mock'],
  ['T13', 'LONGEST_RECORDER_ID', 200],
  ['T13', 'RECORDER_SETTINGS', 'sessionRecording'],
  ['T13', 'RECORDER_GLOBAL', 'FS'],
]

describe('the assumption', () => {
  it.each(TABLE)('of %s: %s', (_, name, value) => {
    expect(all[name]).toEqual(value)
  })

  it('is text or a number, which the build inlines', () => {
    expect(new Set(Object.values(all).map((value) => typeof value))).toEqual(new Set(['string', 'number']))
  })

  it('is listed in this table', () => {
    expect(TABLE.map(([, name]) => name).sort()).toEqual(Object.keys(all).sort())
  })
})

it('the codes of the gate match the tables', () => {
  expect([NOT_FOUND, SEARCH, LOCK_SCREEN, ACCESS_DENIED, CHECKOUT, VIEWER]).toEqual([
    PAGE_TYPES['not-found'],
    PAGE_TYPES.search,
    PAGE_TYPES['lock-screen'],
    PAGE_TYPES['member-area-access-denied'],
    PAGE_TYPES.checkout,
    ROLES.viewer,
  ])
})
