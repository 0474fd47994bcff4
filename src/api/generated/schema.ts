/** Generated from openapi.yaml by build/generate-api-types.ts. Change that file, then run it. */

/**
 * JSON text of an object; the object itself is accepted, too.
 */
export type AdditionalFields =
  | string
  | {
      [k: string]: unknown
    }
  | null
/**
 * The reply to a call that is partly done is 200 with these; a call that is not done at all is refused.
 */
export type CartProblems = CartProblem[]
/**
 * A product as in `data-product`, in either form; `fullUrl` is the address of its page.
 */
export type ListedProduct = ListedProduct1 & {
  id: string
  title: string
  fullUrl?: string
  structuredContent?: {}
  variants?: {}[]
  /**
   * The picture of its card.
   */
  mainImage?: {
    assetUrl?: string
    altText?: string
  }
}
export type ListedProduct1 = {
  [k: string]: unknown
}
/**
 * An amount. `value` with a decimal point is in major units ("25.00"), an integer is in minor units (2500, "2500"). `decimalValue` is in major units and overrides `value`.
 */
export interface Money {
  /**
   * ISO 4217 code
   */
  currency?: string
  /**
   * ISO 4217 code
   */
  currencyCode?: string
  value?: string | number
  decimalValue?: string
  /**
   * Number of decimal digits, for a currency that the specification does not list.
   */
  minorUnits?: number
}
export interface ChosenVariant {
  sku: string | null
  /**
   * Option name to value
   */
  attributes: {
    [k: string]: string
  }
  /**
   * Minor units; the regular price
   */
  price?: number
  /**
   * Minor units; can be set while `onSale` is false
   */
  salePrice?: number
  onSale?: boolean
  /**
   * The lowest price of the thirty days before the sale; struck through instead of the regular price
   */
  lowestPriceCents?: number
  /**
   * Current stock, including this entry
   */
  qtyInStock?: number
  unlimited?: boolean
}
export interface CartEntry {
  id: string
  itemId: string
  chosenVariant: ChosenVariant
  quantity: number
  title: string
  /**
   * Minor units; the unit price times the quantity
   */
  subTotal: number
  /**
   * Minor units; the unit price
   */
  purchasePriceCents: number
  /**
   * The visitor's answers as JSON, by field id
   */
  additionalFields?: string | null
  /**
   * The definition of the form that was filled in, with `fields`; null without a form
   */
  additionalFieldsForm?: {
    [k: string]: unknown
  } | null
  /**
   * The picture of the chosen variant, or else of the product
   */
  imageUrl?: string | null
  /**
   * The product's page
   */
  productUrl?: string | null
}
export interface Cart {
  id: string
  websiteId?: string
  orderId?: string | null
  /**
   * Number of decimal digits of all amounts, if the specification does not list the currency.
   */
  minorUnits?: number
  /**
   * Address of the checkout, if it is not `/checkout` on the page's origin. It must not open the cart for its bearer: one that names a cart works once, and not for long.
   */
  checkoutUrl?: string | null
  /**
   * Epoch milliseconds
   */
  created: number
  isPurchased?: boolean
  entries: CartEntry[]
  shippingOptions?: ShippingOption[] | null
  selectedShippingOption?: ShippingOption | null
  shippingLocation?: ShippingLocation | null
  applicableTaxRules?: TaxRule[] | null
  coupons?: AppliedCode[] | null
  validCoupons?: AppliedCode[] | null
  invalidCoupons?: AppliedCode[] | null
  subtotal?: Money
  grandTotal?: Money
  subtotalCents: number
  taxCents?: number
  shippingCostCents?: number
  discountCents?: number
  grandTotalCents: number
  totalQuantity: number
  hasDigital?: boolean
  purelyDigital?: boolean
  requiresShipping?: boolean
}
export interface ShippingOption {
  id: string
  name: string
  priceCents: number
}
export interface ShippingLocation {
  line1: string
  line2: string
  city: string
  region: string
  postalCode: string
  /**
   * ISO 3166-1 alpha-2
   */
  country: string
}
export interface TaxRule {
  name: string
  /**
   * Percent
   */
  rate: number
  taxCents: number
}
/**
 * A promotion code or gift card of the cart.
 */
export interface AppliedCode {
  code: string
  name?: string
  kind?: 'percent' | 'amount' | 'shipping' | 'giftCard'
  /**
   * Minor units; the current discount
   */
  discountCents?: number
  /**
   * For the visitor: the reason for no discount
   */
  message?: string | null
}
export interface CodeRequest {
  giftOrPromoCode: string
}
export interface AddRequest {
  itemId: string
  /**
   * May be null for an item with a single variant
   */
  sku?: string | null
  /**
   * The id of the variant, for shops that identify variants by id and not by `sku`
   */
  variantId?: string | null
  quantity?: number
  additionalFields?: AdditionalFields
}
export interface UpdateRequest {
  itemId?: string
  sku?: string | null
  /**
   * The id of the variant, for shops that identify variants by id and not by `sku`
   */
  variantId?: string | null
  /**
   * 0 removes the entry
   */
  quantity: number
}
export interface AdditionalFieldsRequest {
  itemId?: string
  sku?: string | null
  additionalFields: AdditionalFields
}
export interface SubscriptionRequest {
  itemId: string
  sku?: string | null
  qty?: number
  additionalFields?: AdditionalFields
}
/**
 * A part of a call that the shop did not do, or did differently.
 */
export interface CartProblem {
  /**
   * For programs: `stock`, `quantity`, `unavailable`, `price`, `code`, or a code of the shop
   */
  code: string
  /**
   * For the visitor
   */
  message: string
  /**
   * The affected entry
   */
  entryId?: string
  /**
   * The requested quantity
   */
  wanted?: number
  /**
   * The accepted quantity
   */
  taken?: number
}
export interface CartReply {
  shoppingCart: Cart
  problems?: CartProblems
}
/**
 * `newlyAdded` is the entry of the addition, with its resulting quantity in the cart. It is omitted if nothing was added.
 */
export interface AddReply {
  shoppingCart: Cart
  newlyAdded?: CartEntry
  problems?: CartProblems
}
export interface EntryReply {
  shoppingCart: Cart
  updatedEntry: CartEntry
  problems?: CartProblems
}
export interface SubscriptionReply {
  cartToken: string
}
export interface StockLine {
  sku: string
  unlimited: boolean
  qtyInStock: number
}
export interface StockReply {
  results: StockLine[]
}
export interface ProductsReply {
  /**
   * Products as in `data-product`.
   */
  items: ListedProduct[]
  /**
   * The number of products on all pages.
   */
  total: number
  facets: Facet[]
  nextPage: number | null
}
/**
 * A filter with its values. The numbers count what the other filters find, so that another value can be added.
 */
export interface Facet {
  name: string
  /**
   * What visitors read, where it differs from `name`.
   */
  label?: string
  values: FacetValue[]
  range?: PriceRange
}
export interface FacetValue {
  value: string
  /**
   * What visitors read, where it differs from `value`.
   */
  label?: string
  count: number
}
/**
 * Of the filter `price`, the lowest and the highest price to choose from.
 */
export interface PriceRange {
  min: Money
  max: Money
}
export interface RelatedReply {
  /**
   * Products as in `data-product`.
   */
  items: ListedProduct[]
}
export interface HeaderFooter {
  header: {
    [k: string]: unknown
  }
  footer: {
    [k: string]: unknown
  }
}
export interface MultilingualSettings {
  /**
   * The original language of the site
   */
  defaultLanguage: string
  /**
   * Whether visitors see the language of their browser
   */
  isAutomatic: boolean
}
export interface MultilingualStatus {
  /**
   * Whether a translation tool is connected
   */
  isConnected: boolean
  languageCount: number
}
export interface Language {
  /**
   * A language tag (BCP 47)
   */
  code: string
  /**
   * The language's own name
   */
  name: string
  /**
   * The translation tool's code, if it is not a language tag
   */
  customCode: string | null
  /**
   * Whether visitors may select it
   */
  isEnabled: boolean
}
export interface Languages {
  languages: Language[]
}
/**
 * Leads to one of three targets; the others are null.
 */
export interface NavigationItem {
  collectionId: string | null
  /**
   * An address, or an object with all properties of the link
   */
  externalLink:
    | string
    | {
        [k: string]: unknown
      }
    | null
  memberAreaId: string | null
  items: NavigationItem[]
}
export interface NavigationRequest {
  /**
   * The identifier of the navigation in the site layout
   */
  fieldName: string
  templateId: string
  navigation: {
    items: NavigationItem[]
  }
}
export interface LayoutLink {
  collectionId: string | null
  /**
   * An address, or an object with all properties of the link
   */
  externalLink:
    | string
    | {
        [k: string]: unknown
      }
    | null
  memberAreaId: string | null
  title?: string | null
  /**
   * The address of the collection, below the site's own
   */
  urlId?: string | null
  children: LayoutLink[]
}
export interface NavigationLayout {
  /**
   * `_hidden` and `_memberareas` are in no menu
   */
  identifier: string
  links: LayoutLink[]
}
export interface LayoutReply {
  layout: NavigationLayout[]
}
export interface CollectionRequest {
  navigationTitle: string
  title: string
  /**
   * Lower-case letters and digits with hyphens between
   */
  urlId: string
  description: string
  enabled: true
}
export interface ProductCategoryRequest {
  displayName: string
  /**
   * Empty for a root
   */
  parentCategoryId: string
  type: 'ROOT'
  pageRendering: 'LIST_VIEW'
  displayIndex: number
}
export interface CreatedReply {
  id: string
  /**
   * The address of a collection
   */
  urlId?: string
}
export interface PreferencesReply {
  websiteId: string
  [k: string]: unknown
}
export interface PreferencesRequest {
  [k: string]: unknown
}
export interface PlacePrediction {
  place_id: string
  description: string
  [k: string]: unknown
}
export interface PlacesReply {
  status: 'OK' | 'ZERO_RESULTS'
  predictions: PlacePrediction[]
}
export interface PlaceDetails {
  place_id: string
  name?: string
  formatted_address?: string
  geometry?: {
    location?: {
      lat?: number
      lng?: number
    }
  }
  [k: string]: unknown
}
export interface PlaceReply {
  status: 'OK'
  result: PlaceDetails
}
/**
 * Not to be repeated with another token; `crumbFail` is omitted, or false
 */
export interface OwnerReply {
  error: string
  crumbFail?: false
}
export interface RestockRequest {
  productId: string
  /**
   * May be null for an item with a single variant
   */
  variantId: string | null
  email: string
  isJoinMailingList: boolean
  /**
   * Required if the page has a captcha
   */
  captchaKey?: string
}
export interface WithdrawalRequest {
  /**
   * The consumer
   */
  name: string
  /**
   * What the consumer calls the contract: a number, or words
   */
  orderOrContract: string
  /**
   * Where the receipt goes
   */
  email: string
  /**
   * What the consumer confirmed
   */
  statement: string
  /**
   * Created for each statement: 16 to 200 characters that no one can guess
   */
  key: string
}
export interface WithdrawalReceipt {
  id: string
  /**
   * Epoch milliseconds
   */
  receivedAt: number
}
export interface Comment {
  id: string
  authorName: string
  /**
   * Plain text with its line breaks, not HTML
   */
  text: string
  /**
   * Epoch milliseconds
   */
  publishedAt: number
}
export interface CommentsReply {
  items: Comment[]
  /**
   * Of the next page; null on the last one
   */
  nextCursor: string | null
  /**
   * The item accepts new comments
   */
  isOpen: boolean
}
export interface CommentRequest {
  itemId: string
  /**
   * At most 100 characters
   */
  name: string
  /**
   * Not published; empty, unless the visitor gives one
   */
  email: string
  /**
   * Plain text, at most 5,000 characters
   */
  text: string
  /**
   * Created for each comment: 16 to 200 characters that no one can guess
   */
  key: string
}
export interface CommentReceipt {
  /**
   * The published comment; null while it waits until it has been checked.
   */
  comment: Comment | null
}
export interface QuickViewReply {
  html: string
}
export interface QuickViewFailure {
  title: string
  error: string
}
export interface Suggestion {
  /**
   * The product.
   */
  id?: string
  title: string
  /**
   * A page of the shop, or an absolute address.
   */
  url: string
  imageUrl?: string
  price?: Money1
}
/**
 * An amount. `value` with a decimal point is in major units ("25.00"), an integer is in minor units (2500, "2500"). `decimalValue` is in major units and overrides `value`.
 */
export interface Money1 {
  /**
   * ISO 4217 code
   */
  currency?: string
  /**
   * ISO 4217 code
   */
  currencyCode?: string
  value?: string | number
  decimalValue?: string
  /**
   * Number of decimal digits, for a currency that the specification does not list.
   */
  minorUnits?: number
}
export interface SuggestReply {
  products?: Suggestion[]
  categories?: Suggestion[]
  pages?: Suggestion[]
}
export interface FormKeyReply {
  key: string
}
export interface SubmissionRequest {
  /**
   * The key of this submission
   */
  key: string
  formId: string
  /**
   * May be empty
   */
  collectionId?: string
  objectName?: string
  /**
   * JSON of an object: each value under the id of its field
   */
  form: string
  /**
   * Required if the form has a captcha
   */
  captchaKey?: string
  /**
   * Item or collection
   */
  contentSource?: 'i' | 'c'
  pageTitle?: string
  pageId?: string
  pagePath?: string
  pagePermissionTypeValue?: number
}
/**
 * Each value under the id of its field, in the shape of its type. `captchaKey` is the answer of a captcha, if the form has one.
 */
export interface FormValues {
  [k: string]: unknown
}
export interface FormSchemaField {
  id: string
  name: string
  title: string
  type: string
  /**
   * 1 build, 2 storage, 3 advanced, 4 captcha, 5 disclaimer
   */
  fieldset?: number
  [k: string]: unknown
}
export interface FormSchemaReply {
  fields: FormSchemaField[]
}
export interface FormRenderRequest {
  formId: string
  /**
   * The raw cookie `ss_cvr`; empty, null or omitted without one
   */
  visitorCookie?: string | null
}
export interface OverlayRequest {
  event: 'view' | 'close' | 'submit' | 'action'
  version: string
  visitorCookie?: string | null
}
export interface LogInRequest {
  email: string
  password: string
  rememberMe: boolean
}
export interface LogInReply {
  xsrfToken: string
}
export interface LocaleRequest {
  /**
   * A language tag (BCP 47)
   */
  language: string
}
export interface MemberList {
  /**
   * The ids of the products, the newest first, each once; at most 100 characters each
   *
   * @maxItems 200
   */
  itemIds: string[]
  /**
   * Another one after each change
   */
  version: string
}
export interface FieldErrorsReply {
  /**
   * The error of the whole request
   */
  error?: string
  /**
   * Messages by field
   */
  errors?: {
    [k: string]: string
  }
}
export interface ErrorReply {
  error: string
}
export interface RefusedReply {
  /**
   * For the visitor
   */
  message: string
  shoppingCart?: Cart
  problems?: CartProblems
}
export interface CrumbReply {
  error: string
  crumbFail: true
  /**
   * The new token
   */
  crumb: string
}
export interface CountedReply {
  ok: true
}
export interface VisitorFields {
  /**
   * The raw cookie `ss_cvr`; empty, null or omitted without one
   */
  visitorCookie?: string | null
  event_id?: string
}
/**
 * The button, and its page; all values are text, as in forms
 */
export interface ButtonRequest {
  /**
   * The raw cookie `ss_cvr`; empty, null or omitted without one
   */
  visitorCookie?: string | null
  event_id?: string
  blockId: string
  /**
   * The target of a link; only for clicks
   */
  destinationUrl?: string
  websiteId?: string
  templateId?: string
  website_locale?: string
  userAgent?: string
  /**
   * Epoch ms
   */
  clientDate?: string
  viewportInnerHeight?: string
  viewportInnerWidth?: string
  screenHeight?: string
  screenWidth?: string
  url?: string
  title?: string
  itemId?: string
  recordType?: string
  collectionId?: string
  webdriver?: string
}
export interface RecordHitRequest {
  event: string
  /**
   * JSON of an object: the page, the screen, `event_id`
   */
  data: string
  /**
   * The raw cookie; empty without one
   */
  ss_cvr?: string
}
export interface FieldDataRequest {
  event: 'FieldData'
  /**
   * JSON of an object: `version` (as in 1.2.0), `engine` (`chromium`, `firefox`, `webkit` or `other`), `mounts`, `errors`, `missing`, `interaction` (milliseconds; missing without one), `event_id`
   */
  data: string
}
export interface RecordEventRequest {
  /**
   * The cookie of this name
   */
  crumb: string
  event: string
  /**
   * JSON of an object, `event_id` in it
   */
  data: string
}
export interface ErrorReport {
  event: 'error' | 'unhandledrejection' | 'boundary' | 'report'
  data: {}
  /**
   * Epoch ms
   */
  timestamp: number
}
export interface NewerEventRequest {
  eventSchemaName: string
  /**
   * JSON of an object, `event_id` in it
   */
  eventContent: string
}
export interface ValidationReply {
  valid: boolean
  errors: {
    /**
     * JSON pointer into the content
     */
    path: string
    message: string
  }[]
}
export interface RecorderIdReply {
  data: string
}
