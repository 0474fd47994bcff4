/**
 * The assumptions where the specification leaves a question open, in the order of tracking.md. Each has a test in
 * assumptions.test.ts that names it, so that a correction is one line here and one there. All are texts and
 * numbers, patterns and lists too: the build inlines them, and no chunk holds more than it needs.
 */

// T0: the consent gate
/** Set only for the site's staff: a member of the site has no such account. */
export const ACCOUNT_ID = 'authenticatedAccount.id'
/**
 * Tracking is off here for all visitors, viewers too; a segment of the path, so that `/configurable-desk` is still
 * tracked.
 */
export const CONFIG_PATH = '/config(/|$)'
/**
 * In the page context. If the context or the loader's tag turns tracking off, no part of it is loaded: the page engine
 * reads this flag, too.
 */
export {DISABLED} from '../page/site/is-untracked.ts'
/** Cookies that only viewers of a preview have; their value does not matter. */
export const PREVIEW_COOKIES = 'ss_(preview|override|expanded_frame)'

// T1, T2: the older tracker
export const CRUMB_COOKIE = 'crumb'
export const OLDER_PATH = '/api/events/RecordEvent'
/** Names of the older tracker (tracking.md T1 and T9). */
export const PAGE_VIEW = 'Pageview'
export const ITEM_VIEW = 'commerce_item_view'
export const ITEM_ADDED = 'commerce_item_added'
export const VARIANT_ID = 'variantId'
export const MEMBER_LOCALE = 'authenticatedAccount.locale'
/** The search page, with or without a locale prefix. */
export const SEARCH_PATH = '^(/[a-z]{2}(-[a-z]{2,4})?)?/search/?$'
/** The last word of the name of a parameter whose value is never sent. */
export const PRIVATE_PARAMETERS = 'e-?mail|token|password|key|code|auth'
export const HIDDEN_VALUE = '*'

// T3: the newer tracker
export const NEWER_PATH = '/api/v1/clanker/events'
/** Followed by the name of a schema. */
export const VALIDATE_PATH = '/api/v1/clanker/validate-event-content/'
/** In the page context: the visitor works for the platform, and may validate on public pages, too. */
export const INTERNAL = 'isInternal'
export const CLIENT_NAME = 'vitrine'
/** The specification lists sources beside environments; this is the source. */
export const SOURCE_ENVIRONMENT = 'WEB'
export const LAST_LOCALE = 'en-US'
/**
 * In the page context: the page's environment, and the newer tracker's origins for each; the specification names none.
 */
export const ENVIRONMENT = 'environment'
export const EVENT_HOSTS = 'eventHosts'
/** The largest body that a browser sends as the page ends. */
export const LARGEST_BODY = 65_536

// T4 to T8: the census
export const CENSUS_PATH = '/api/census/'
export const HIT_EVENT = 'View'
/** Class of a block whose button is tracked by the block's id. */
export const BUTTON_BLOCK = 'sqs-block-button'
/** Forms, and newsletters, which count as forms: in author markup and in platform markup. */
export const FORMS =
  '[data-vitrine=form],[data-vitrine=newsletter],form.newsletter-form,.sqs-block-form form[data-form-id]'

// T9: commerce
export const SHOPPING_SCHEMA = 'CommerceShopping'
export const GATED_VIDEO_SCHEMA = 'GatedContentVideo'
/** Around a video with restricted access; its value is the video's id. Its placeholder is a `data-gate` inside. */
export const GATED = '[data-gated]'
/** On elements that lead to reviews: `tab`, or a link among the vital parts of a product. */
export const REVIEWS = '[data-reviews]'

/** Never dropped: purchases, and the events that lead to them. */
export const PRIORITY = '^(AddToCart|RelatedProductAdd|commerce_checkout_order_confirmed)$'

// T10: the purchase
/** In the page context: `items` for the sum of the items; otherwise the grand total. */
export const PURCHASE_VALUE = 'websiteSettings.purchaseValue'
/** In the page context: set if the page loads a tag service that has not loaded yet. */
export const TAG_CONTAINER = 'websiteSettings.tagContainerId'
/** In the page context: a banner asks the visitor, and until the answer, a tag service is denied these categories. */
export const BANNER = 'cookieSettings.isCookieBannerEnabled'
export const CONSENT_KINDS = 'ad_storage ad_user_data ad_personalization analytics_storage'
/** Told only where the page passes on a choice about preferences. */
export const PREFERENCE_KINDS = 'functionality_storage personalization_storage'
/** Milliseconds after which an order is forgotten: visitors do not reload its page after that. */
export const ORDER_LIFETIME = 7_776_000_000

// T11: visitors, consent
export const RECORD_COOKIE = 'ss_cvr'
export const VISIT_COOKIE = 'ss_cvt'
/** Seconds (product.md §9). */
export const RECORD_LIFETIME = 63_072_000
export const VISIT_LIFETIME = 1800
/** Milliseconds of clock error that do not yet count as a clock set back. */
export const CLOCK_TOLERANCE = 60_000
export const MOST_VISITS = 2_147_483_648
/** The visitor's choice, and its lifetime in seconds. */
export {CHOICE_COOKIE} from '../page/site/cookies.ts'
export const CHOICE_LIFETIME = 2_592_000
/** The owner's setting of Global Privacy Control; honoured unless it is false. */
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
/** Per document, counted when they are queued (product.md §9). */
export const MOST_REPORTS = 20
export const MOST_WAITING = 10
export const LONGEST_STACK = 5000
export const LONGEST_MESSAGE = 1000
/** Milliseconds: after the last error, and after the first one that waits, so that a steady stream is sent, too. */
export const REPORT_DEBOUNCE = 1000
export const REPORT_CEILING = 5000
/** In the page context: address of the service for reports that could not be delivered. */
export const ERROR_SERVICE = 'errorService'
/** Milliseconds (product.md §9). */
export const TIMEOUT = 2500
/** Errors of third-party scripts: the browser hides everything else, except if there is a stack. */
export const FOREIGN_ERROR = '^(Javascript error: )?Script error\\.?( on line 0)?$'
/** Notices of the browser, and errors of scripts that in-app browsers inject. */
export const IGNORED_ERRORS =
  "ResizeObserver loop (completed with undelivered notifications|limit exceeded)|Cannot redefine property: googletag|Can't find variable: (gmo|_AutofillCallbackHandler)|undefined is not an object \\(evaluating 'a\\.[A-Z]'\\)|can't redefine non-configurable property \"solana\"|vv\\(\\)\\.getRestrictions is not a function|Object Not Found Matching Id:\\d+, MethodName:simulateEvent|Java exception was raised during method invocation"
/** An error whose frames all belong to an extension is the extension's. */
export const EXTENSION_FRAME = '(chrome|moz|safari-web)-extension://'
/** Files of the tracking: it never reports its own errors. */
export const OWN_FILES = '/chunks/(run|known|forget-visitor|buttons|forms|start|tracking|report-errors)-'

// T13: session recordings
export const RECORDED_COUNTRY = 'US'
/** Time zones of Canada and South America begin with it, too: the country decides. */
export const RECORDED_TIME_ZONE = 'America'
export const RECORDER_TOGGLE = 'fullstory-enabled'
/** The experiment that draws the sample: `experiments.<name>.variant` of the page context. */
export const RECORDER_EXPERIMENT = 'fullstory-sampling'
/** The visitor must have more logical cores. */
export const FEWEST_CORES = 2
export const RECORDER_ID_PATH = '/api/commerce/fullstory/getId'
/** A placeholder for no id. */
export const MOCK_ID = 'mock'
export const LONGEST_RECORDER_ID = 200
/**
 * In the page context: the vendor's script and account, and its mock id if it differs. If absent, nothing is recorded.
 */
export const RECORDER_SETTINGS = 'sessionRecording'
/** Global name of the vendor's script. */
export const RECORDER_GLOBAL = 'FS'
