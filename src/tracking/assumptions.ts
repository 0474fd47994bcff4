/**
 * What the specification leaves open, and what is assumed in its place: the marks [A] of tracking.md, in its order. Each
 * has a test in assumptions.test.ts that names it, so that a correction is one line here and one there. All are texts and
 * numbers, patterns and lists too: the build writes those in where they are used, and no chunk holds more than it needs.
 */

// T0: who is recorded
/** Set for the site's staff only: a member of the site has no such account. */
export const ACCOUNT_ID = 'authenticatedAccount.id'
/** Off for everyone, viewers too; a segment of the path, so that `/configurable-desk` is still tracked. */
export const CONFIG_PATH = '/config(/|$)'
/** Of the page context; where that or the loader's tag says so, no part of the tracking is loaded: the page engine reads it, too. */
export {DISABLED} from '../page/site/is-untracked.ts'
/** Cookies that only viewers of a preview have: their presence is enough. */
export const PREVIEW_COOKIES = 'ss_(preview|override|expanded_frame)'

// T1, T2: the older tracker
export const CRUMB_COOKIE = 'crumb'
export const OLDER_PATH = '/api/events/RecordEvent'
/** Names of the older tracker (contract: older tracker; tracking.md T9). */
export const PAGE_VIEW = 'Pageview'
export const ITEM_VIEW = 'commerce_item_view'
export const ITEM_ADDED = 'commerce_item_added'
export const VARIANT_ID = 'variantId'
export const MEMBER_LOCALE = 'authenticatedAccount.locale'
/** The search page, with or without a locale in front. */
export const SEARCH_PATH = '^(/[a-z]{2}(-[a-z]{2,4})?)?/search/?$'
/** The last word of a parameter's name whose value stays in the page. */
export const PRIVATE_PARAMETERS = 'e-?mail|token|password|key|code|auth'
export const HIDDEN_VALUE = '*'

// T3: the newer tracker
export const NEWER_PATH = '/api/v1/clanker/events'
/** The name of a schema follows. */
export const VALIDATE_PATH = '/api/v1/clanker/validate-event-content/'
/** Of the page context: the visitor works for the platform, and may validate on public pages, too. */
export const INTERNAL = 'isInternal'
export const CLIENT_NAME = 'vitrine'
/** The specification lists sources beside environments; this is the source. */
export const SOURCE_ENVIRONMENT = 'WEB'
export const LAST_LOCALE = 'en-US'
/** Of the page context: where the page runs, and the origins of the newer tracker by that; the specification names none. */
export const ENVIRONMENT = 'environment'
export const EVENT_HOSTS = 'eventHosts'
/** The largest body that a browser sends as the page ends. */
export const LARGEST_BODY = 65_536

// T4 to T8: the census
export const CENSUS_PATH = '/api/census/'
export const HIT_EVENT = 'View'
/** Class of a block whose button is tracked by the block's id. */
export const BUTTON_BLOCK = 'sqs-block-button'
/** Forms, and newsletters, which count as such: in author markup and in platform markup. */
export const FORMS =
  '[data-vitrine=form],[data-vitrine=newsletter],form.newsletter-form,.sqs-block-form form[data-form-id]'

// T9: commerce
export const SHOPPING_SCHEMA = 'CommerceShopping'
export const GATED_VIDEO_SCHEMA = 'GatedContentVideo'
/** Around a video that not everyone may see; its value is the video's id. What stands in its place is a `data-gate` in it. */
export const GATED = '[data-gated]'
/** On what leads to reviews: `tab`, or a link among the vital things of a product. */
export const REVIEWS = '[data-reviews]'

/** Never dropped: purchases, and what leads to them. */
export const PRIORITY = '^(AddToCart|RelatedProductAdd|commerce_checkout_order_confirmed)$'

// T10: the purchase
/** Of the page context: `items` for the sum of what is bought; otherwise the grand total. */
export const PURCHASE_VALUE = 'websiteSettings.purchaseValue'
/** Of the page context: there where the page fetches a tag service that has not come yet. */
export const TAG_CONTAINER = 'websiteSettings.tagContainerId'
/** Of the page context: a banner asks the visitor, and until the answer, a tag service is denied these kinds. */
export const BANNER = 'cookieSettings.isCookieBannerEnabled'
export const CONSENT_KINDS = 'ad_storage ad_user_data ad_personalization analytics_storage'
/** Milliseconds after which an order is forgotten: nobody reloads its page after that. */
export const ORDER_LIFETIME = 7_776_000_000

// T11: visitors, consent
export const RECORD_COOKIE = 'ss_cvr'
export const VISIT_COOKIE = 'ss_cvt'
/** Seconds (product.md §9). */
export const RECORD_LIFETIME = 63_072_000
export const VISIT_LIFETIME = 1800
/** Milliseconds by which a clock may be wrong before it counts as set back. */
export const CLOCK_TOLERANCE = 60_000
export const MOST_VISITS = 2_147_483_648
/** The visitor's choice, and for how many seconds it is kept. */
export {CHOICE_COOKIE} from '../page/site/consent.ts'
export const CHOICE_LIFETIME = 2_592_000
/** The owner's setting of Global Privacy Control; it counts unless that is false. */
export {PRIVACY_CONTROL} from '../page/site/consent.ts'
export const CLEARED_COOKIES = 'ss_cid ss_cpvisit ss_cvisit ss_cvr ss_cvt'
export const ANALYTICS_ID = 'SS_ANALYTICS_ID'
export const ANALYTICS_EXPIRATION = 'SS_ANALYTICS_EXPIRATION'
/** Milliseconds after its creation. */
export const ANALYTICS_LIFETIME = 33_696_000_000
export const MARKETING_COOKIE = 'SS_MID'
export const SESSION_COOKIE = 'SS_SESSION_ID'
export const FIRST_SESSION = 'SS_IS_FIRST_SESSION'
export const HAS_LANDED = 'SS_HAS_LANDED'

// T12: error reports
export const ERRORS_PATH = '/api/events/RecordJavascriptErrors'
export const CSRF_HEADER = 'X-CSRF-Token'
/** Of a document, counted when they are queued (product.md §9). */
export const MOST_REPORTS = 20
export const MOST_WAITING = 10
export const LONGEST_STACK = 5000
export const LONGEST_MESSAGE = 1000
/** Milliseconds: after the last error, and after the first that waits, else a steady stream would never be sent. */
export const REPORT_DEBOUNCE = 1000
export const REPORT_CEILING = 5000
/** Of the page context: address of the service for reports that could not be delivered. */
export const ERROR_SERVICE = 'errorService'
/** Milliseconds (product.md §9). */
export const TIMEOUT = 2500
/** Of other people's scripts: nothing more is known, but where there is a stack. */
export const FOREIGN_ERROR = '^(Javascript error: )?Script error\\.?( on line 0)?$'
/** Notices of the browser, and errors of scripts that in-app browsers inject. */
export const IGNORED_ERRORS =
  "ResizeObserver loop (completed with undelivered notifications|limit exceeded)|Cannot redefine property: googletag|Can't find variable: (gmo|_AutofillCallbackHandler)|undefined is not an object \\(evaluating 'a\\.[A-Z]'\\)|can't redefine non-configurable property \"solana\"|vv\\(\\)\\.getRestrictions is not a function|Object Not Found Matching Id:\\d+, MethodName:simulateEvent|Java exception was raised during method invocation"
/** An error whose frames all belong to an extension is the extension's. */
export const EXTENSION_FRAME = '(chrome|moz|safari-web)-extension://'
/** Files of the tracking itself: it never reports itself. */
export const OWN_FILES = '/chunks/(run|known|forget-visitor|buttons|forms|start|tracking|report-errors)-'

// T13: session recordings
export const RECORDED_COUNTRY = 'US'
/** Canada and South America begin with it, too: the country decides. */
export const RECORDED_TIME_ZONE = 'America'
export const RECORDER_TOGGLE = 'fullstory-enabled'
/** The experiment that says who is in the sample: `experiments.<name>.variant` of the page context. */
export const RECORDER_EXPERIMENT = 'fullstory-sampling'
/** More logical cores than these. */
export const FEWEST_CORES = 2
export const RECORDER_ID_PATH = '/api/commerce/fullstory/getId'
/** Stands for no id at all. */
export const MOCK_ID = 'mock'
export const LONGEST_RECORDER_ID = 200
/** Of the page context: the vendor's script and account, and its mock id where that is another. Absent: nothing is recorded. */
export const RECORDER_SETTINGS = 'sessionRecording'
/** What the vendor's script is called by. */
export const RECORDER_GLOBAL = 'FS'
