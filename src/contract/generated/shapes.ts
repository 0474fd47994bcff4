// Generated from the schemas in src/contract/schemas (npm run generate).

/**
 * A product as `add-to-cart` takes it, short or as the platform writes it.
 */
export type ProductItem = ShortProduct | FullProduct
/**
 * An amount of money. A `value` with a decimal point is in major units ("25.00" is 25 dollars), one without is in minor units (2500, "2500"). `decimalValue` is always in major units.
 */
export type MoneyAmount = MoneyOfValue | MoneyOfDecimalValue

/**
 * Every shape by its name.
 */
export interface Shapes {
  ProductItem: ProductItem
  VariantItem: VariantItem
  FormDefinition: FormDefinition
  GalleryOptions: GalleryOptions
  PageContext: PageContext
  ServedCart: ServedCart
  CartPageOptions: CartPageOptions
  Merchandising: Merchandising
  Order: Order
  PopupOverlaySettings: PopupOverlaySettings
  AccountLabels: AccountLabels
}
/**
 * One buyable form of a product. `price` or `priceMoney` has to be there. Without `qtyInStock` the server alone knows the stock.
 */
export interface VariantItem {
  /**
   * Names the variant in stock notifications.
   */
  id?: string | null
  /**
   * What the cart is asked for. A single variant needs none.
   */
  sku?: string | null
  /**
   * Option name to value, such as `{"Size": "Large"}`. Empty for a single variant.
   */
  attributes?: {
    [k: string]: string
  }
  /**
   * The same as a list, as platform pages write it. Read where there are no `attributes`.
   */
  optionValues?: readonly OptionValue[]
  /**
   * The picture that the gallery shows for this variant.
   */
  mainImageId?: string | null
  /**
   * The regular price in minor units (cents).
   */
  price?: number
  /**
   * The reduced price in minor units. Counts while `onSale` is true.
   */
  salePrice?: number
  /**
   * The regular price with its currency. Goes before `price`.
   */
  priceMoney?: MoneyAmount
  /**
   * The reduced price with its currency. Goes before `salePrice`.
   */
  salePriceMoney?: MoneyAmount
  /**
   * The reduced price is the one that is asked.
   * @default false
   */
  onSale?: boolean
  /**
   * How many can be had; 0 is sold out.
   */
  qtyInStock?: number
  /**
   * The stock never ends. Without it that is so where there is no `qtyInStock`.
   */
  unlimited?: boolean
  /**
   * Prices in a subscription. The first one counts.
   */
  pricingOptions?: readonly PricingOption[]
}
/**
 * A form: what it asks for, and what comes after it was sent. An id is needed to send it, `fields` where the server has rendered none.
 */
export interface FormDefinition {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string
  /**
   * The id that the form is sent under.
   */
  id?: string
  /**
   * The same as platform pages write it. Goes before `id`.
   */
  formId?: string
  /**
   * Name of the form.
   */
  name?: string
  /**
   * What it asks for, in this order. Each field has an id of its own.
   */
  fields?: readonly FormField[]
  /**
   * The page that the form is on, as the server knows it.
   */
  collectionId?: string
  /**
   * The part of the page that it is in, as the server knows it.
   */
  objectName?: string
  /**
   * Text of the button. The default is `form.submit` of the texts.
   */
  submitButtonText?: string
  /**
   * Text in place of the form after it was sent. The default is a text of the widget.
   */
  submissionMessage?: string
  /**
   * HTML below that message. It is cleaned before it is shown.
   */
  submissionHTML?: string
  /**
   * Address of the page that the visitor goes to after sending.
   */
  successRedirect?: string
  /**
   * Text above the button.
   */
  disclaimerMessage?: string
  /**
   * The form asks for a captcha. The page context needs a key for it.
   * @default false
   */
  captchaEnabled?: boolean
  /**
   * Colours of the captcha.
   */
  captchaTheme?: 'light' | 'dark'
  /**
   * Where the captcha stands.
   */
  captchaAlignment?: 'left' | 'center' | 'right'
  /**
   * The server alone checks what was filled in.
   * @default false
   */
  validationDisabled?: boolean
  /**
   * Texts of the form by key, in place of the page's. The keys are those of `form` in docs/reference/widgets.md.
   */
  localizedStrings?: {
    [k: string]: string
  }
}
/**
 * The appearance of a gallery. An attribute of the same name overrides an option.
 */
export interface GalleryOptions {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string
  /**
   * grid: rows of equal frames; stacked: below each other; slideshow: one at a time; slider: side by side, one of them active.
   * @default "grid"
   */
  design?: 'slideshow' | 'slider' | 'grid' | 'stacked'
  /**
   * Slides change by themselves, with a button that stops them; they pause for a pointer, the focus and hidden tabs, and wait for the button where no motion is wanted.
   * @default false
   */
  autoplay?: boolean
  /**
   * Seconds that a slide is shown.
   * @default 5
   */
  'autoplay-duration'?: number
  /**
   * Arrows to the slides beside.
   * @default false
   */
  controls?: boolean
  /**
   * A dot for each slide; of more than 12, which one is shown.
   * @default false
   */
  indicators?: boolean
  /**
   * Pictures fill their frames, cropped around their focal points; else they are shown whole.
   * @default true
   */
  'auto-crop'?: boolean
  /**
   * Of the frames of a grid or a slide show.
   * @default "square"
   */
  'aspect-ratio'?:
    | 'square'
    | 'standard'
    | 'standard-vertical'
    | 'four-three'
    | 'three-four-vertical'
    | 'widescreen'
    | 'anamorphic-widescreen'
  /**
   * Thumbnails are cropped to squares.
   * @default true
   */
  'square-thumbs'?: boolean
  /**
   * A strip of thumbnails with slide shows and sliders.
   * @default false
   */
  thumbnails?: boolean
  /**
   * Pixels that thumbnails are high; 0 for none.
   * @default 80
   */
  'thumbnail-strip-height'?: number
  /**
   * Pixels between slides and thumbnails.
   * @default 20
   */
  'thumbnail-strip-margin'?: number
  /**
   * Captions stand below the pictures, as plain text, also in slide shows.
   * @default false
   */
  'show-meta-basic'?: boolean
  /**
   * Captions are shown.
   * @default true
   */
  'show-meta'?: boolean
  /**
   * Of captions the title alone.
   * @default false
   */
  'show-meta-only-title'?: boolean
  /**
   * Where captions lie over the pictures.
   * @default "bottom"
   */
  'meta-position'?: 'top' | 'top-left' | 'top-right' | 'center' | 'bottom' | 'bottom-left' | 'bottom-right'
  /**
   * Captions lie over the pictures, shown while one points at them or has the focus there.
   * @default false
   */
  'show-meta-on-hover'?: boolean
  /**
   * Where the active slide of a slider stands; mirrored where one reads from right to left.
   * @default "center"
   */
  'active-alignment'?: 'left' | 'center' | 'right'
  /**
   * Columns of a grid or of masonry; fewer where there is no room for them.
   * @default 4
   */
  'thumbnails-per-row'?: number
  /**
   * Pixels between the pictures.
   * @default 20
   */
  padding?: number
  /**
   * A press on a picture opens the lightbox; links to pages are followed.
   * @default false
   */
  lightbox?: boolean
  /**
   * dark or light ground of the lightbox; data-lightbox-theme, too.
   * @default "dark"
   */
  lightboxTheme?: 'dark' | 'light'
  /**
   * How wide a picture of a slider may be, in percent of its height.
   * @default 300
   */
  'max-width'?: number
  /**
   * Links open a window of their own; data-new-window, too.
   * @default false
   */
  newWindow?: boolean
  /**
   * No ground behind pictures that are shown whole; data-transparent-background, too.
   * @default false
   */
  transparentBackground?: boolean
}
/**
 * What a page says of itself in `<script type="application/json" data-site-context>`. Each field has a default, and other fields may be there; `<html lang>` and US dollars are the defaults of language and currency.
 */
export interface PageContext {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string
  /**
   * The site.
   */
  website?: Website
  /**
   * Its settings.
   */
  websiteSettings?: WebsiteSettings
  /**
   * What it does about cookies.
   */
  cookieSettings?: CookieSettings
  /**
   * Settings of single products by product id.
   */
  productMerchandisingContext?: {
    [k: string]: Merchandising
  }
  /**
   * The collection that the page shows.
   */
  collection?: PageCollection | null
  /**
   * The item that the page shows.
   */
  item?: PageItem | null
  /**
   * There on pages that show one product. Only its presence is read.
   */
  product?: {
    [k: string]: unknown
  } | null
  /**
   * Kind of page, such as 50 for an item and 102 for a search.
   */
  pageType?: number
  /**
   * Id of the template, for tracking.
   */
  templateId?: string
  /**
   * This page shows the announcement of the site.
   * @default true
   */
  showAnnouncementBar?: boolean
  /**
   * Texts of forms by key, in place of ours. Those of a form itself go before them.
   */
  localizedStrings?: {
    [k: string]: string
  }
  /**
   * What the template is set to. Names are found by how they end, such as `-image-zoom-factor`.
   */
  tweakJSON?: {
    [k: string]: string | number | boolean | null
  }
  /**
   * The owner or editor who looks at the page. Such visits are not tracked.
   */
  authenticatedAccount?: AuthenticatedAccount | null
  /**
   * Numbers of the roles that this account has on the site.
   */
  websiteRoles?: readonly number[]
  /**
   * The features that are switched on, as a list or by name.
   */
  betaFeatureFlags?:
    | readonly string[]
    | {
        [k: string]: unknown
      }
  /**
   * Experiments that the visitor takes part in, by name.
   */
  experiments?: {
    [k: string]: Experiment
  }
  /**
   * The visitor works for the platform.
   * @default false
   */
  isInternal?: boolean
  /**
   * Where the page runs. It chooses among `eventHosts`.
   * @default "prod"
   */
  environment?: 'dev' | 'qa' | 'staging' | 'prod'
  /**
   * Where events are sent to. The default is the origin of the API.
   */
  eventHosts?: EventHosts
  /**
   * Address for error reports that could not be delivered.
   */
  errorService?: string
  /**
   * The recorder of sessions. Without it there is none.
   */
  sessionRecording?: SessionRecording
}
/**
 * The cart in a server’s reply.
 */
export interface ServedCart {
  id: string
  websiteId?: string
  orderId?: string | null
  /**
   * Digits after the point of all amounts, where the currency is none of the specification's.
   */
  minorUnits?: number
  /**
   * Where the cart is checked out, where that is not `/checkout` of the page's origin.
   */
  checkoutUrl?: string | null
  /**
   * Epoch milliseconds
   */
  created: number
  isPurchased?: boolean
  entries: readonly ServedCartEntry[]
  shippingOptions?: readonly ShippingOption[] | null
  selectedShippingOption?: ShippingOption | null
  shippingLocation?: ShippingLocation | null
  applicableTaxRules?: readonly TaxRule[] | null
  coupons?: readonly AppliedCode[] | null
  validCoupons?: readonly AppliedCode[] | null
  invalidCoupons?: readonly AppliedCode[] | null
  subtotal?: ServedMoney
  grandTotal?: ServedMoney
  /**
   * @default 0
   */
  subtotalCents: number
  /**
   * @default 0
   */
  taxCents?: number
  /**
   * @default 0
   */
  shippingCostCents?: number
  /**
   * @default 0
   */
  discountCents?: number
  /**
   * @default 0
   */
  grandTotalCents: number
  /**
   * @default 0
   */
  totalQuantity: number
  hasDigital?: boolean
  purelyDigital?: boolean
  requiresShipping?: boolean
}
/**
 * What a cart page says of its cart. What it leaves out comes from the store settings of the page context.
 */
export interface CartPageOptions {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string
  /**
   * ISO 4217 code of all amounts.
   */
  storeCurrency?: string
  /**
   * Language tag that amounts are written by. Goes before `shopperLanguage`.
   */
  formattingLocale?: string
  /**
   * Language tag of the visitor.
   */
  shopperLanguage?: string
  /**
   * Where an empty cart leads.
   */
  continueShoppingLinkUrl?: string
  /**
   * The least subtotal that can be checked out.
   */
  minimumOrderSubtotal?: MoneyAmount
  /**
   * ISO 3166 codes of the countries that the store ships to. The default is its own country.
   */
  countries?: readonly string[]
  /**
   * The cart as the server knew it. It is shown until the cart is read again.
   */
  cart?: ServedCart | null
}
/**
 * What a shop says of one product besides its variants; low stock, sold out, restock notifications.
 */
export interface Merchandising {
  /**
   * Low stock is shown.
   * @default false
   */
  scarcityEnabled?: boolean
  /**
   * The variants that the server finds scarce. The fullest one gives the limit from which the text shows. Without a list the limit is 10.
   */
  scarcityTemplateViews?: readonly ScarcityView[]
  /**
   * The text of low stock; `{qtyInStock}` is how many are left.
   */
  scarcityText?: string | null
  /**
   * It is shown before a variant is chosen.
   * @default false
   */
  scarcityShownByDefault?: boolean
  /**
   * What a sold-out product reads in place of our text.
   */
  customSoldOutText?: string | null
  /**
   * The variants that visitors can be notified of. Templates read it, widgets do not.
   */
  restockNotificationViews?: readonly RestockView[]
  /**
   * Texts of the form for restock notifications.
   */
  restockNotificationMessages?: RestockMessages
  /**
   * That form also offers to join the mailing list.
   * @default false
   */
  mailingListSignUpEnabled?: boolean
  /**
   * The box for it is checked at first.
   * @default false
   */
  mailingListOptInByDefault?: boolean
}
/**
 * An order as its confirmation page holds it.
 */
export interface Order {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string
  /**
   * Identifies the order. It is tracked once.
   */
  id: string
  /**
   * Id of the cart that was bought.
   */
  purchasedCartId?: string | null
  /**
   * Id of the site.
   */
  websiteId?: string | null
  /**
   * A test; nothing was paid.
   * @default false
   */
  testMode?: boolean
  /**
   * What was bought.
   */
  items?: readonly OrderItem[]
  /**
   * What was paid. Its currency is that of the order.
   */
  grandTotal?: MoneyAmount
  /**
   * Shipping costs.
   */
  shippingTotal?: MoneyAmount
  /**
   * Taxes.
   */
  taxTotal?: MoneyAmount
}
/**
 * A popup overlay: when it is shown, to whom, and what is in it. It needs `showOnTimer` or `showOnScroll`, and one of `title`, `body`, `form` and `action`.
 */
export interface PopupOverlaySettings {
  /**
   * It is shown after `timeout`.
   * @default false
   */
  showOnTimer?: boolean
  /**
   * Milliseconds after the page came.
   * @default 5000
   */
  timeout?: number
  /**
   * It is shown at `scrollPercentage`.
   * @default false
   */
  showOnScroll?: boolean
  /**
   * How far down the page the visitor has scrolled.
   * @default 25
   */
  scrollPercentage?: number
  /**
   * Days until it comes back after it was closed.
   * @default 30
   */
  displayFrequency?: number
  /**
   * A visitor who has signed up never sees another version of it.
   * @default false
   */
  showUntilSignup?: boolean
  /**
   * It is shown on windows of at most 432 px.
   * @default true
   */
  enableMobile?: boolean
  /**
   * Paths, and ids of collections and items, that it is shown on. Without it, all pages; empty, none.
   */
  enabledPages?: readonly string[] | string
  /**
   * A visitor who has closed it sees the next version.
   * @default "1"
   */
  version?: string | number
  /**
   * Its heading.
   */
  title?: string
  /**
   * Text or HTML below it. HTML is cleaned before it is shown.
   */
  body?: string
  /**
   * A newsletter form in it.
   */
  form?: FormDefinition
  /**
   * A link or a button in it.
   */
  action?: PopupAction
  /**
   * Look of the overlay. Templates read it, widgets do not.
   */
  style?: number
}
/**
 * Replaces texts of one `member-account` element.
 */
export interface AccountLabels {
  /**
   * Label of the address that we ask for.
   * @default "Email"
   */
  email?: string
  /**
   * Label of the password that we ask for.
   * @default "Password"
   */
  password?: string
  /**
   * The button that shows what is typed, in a form that we render.
   * @default "Show password"
   */
  showPassword?: string
  /**
   * The checkbox that we render.
   * @default "Remember me"
   */
  rememberMe?: string
  /**
   * The button that closes the dialog.
   * @default "Close"
   */
  close?: string
  /**
   * On the button, while the form is sent.
   * @default "Logging in…"
   */
  loggingIn?: string
  /**
   * The address or the password is missing.
   * @default "Required"
   */
  required?: string
  /**
   * The address is invalid; {email} shows the expected format.
   * @default "Email is not valid. Email addresses should follow the format {email}."
   */
  emailInvalid?: string
  /**
   * The expected format of an address.
   * @default "user@domain.com"
   */
  emailFormat?: string
  /**
   * The link, title and button of a form that we render.
   * @default "Log in"
   */
  logIn?: string
  /**
   * The link, for members.
   * @default "Account"
   */
  account?: string
  /**
   * The button that we render for members.
   * @default "Log out"
   */
  logOut?: string
  /**
   * Said when somebody has logged in.
   * @default "You are logged in."
   */
  loggedIn?: string
  /**
   * Said when the member has logged out, in any tab.
   * @default "You are logged out."
   */
  loggedOut?: string
  /**
   * Said when the session has expired.
   * @default "Your session has expired. Please log in again."
   */
  expired?: string
  /**
   * Shown when our own script could not be fetched because there is no connection.
   * @default "Please check your internet connection."
   */
  offline?: string
}
/**
 * A product with all its fields at the top. `id` and `variants` are enough.
 */
export interface ShortProduct {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string
  /**
   * Identifies the product in calls and events.
   */
  id: string
  /**
   * Name of the product in messages.
   */
  title?: string
  /**
   * Address of the product's page. Goes before `url`.
   */
  fullUrl?: string
  /**
   * Address of the product's page.
   */
  url?: string
  /**
   * Last part of that address. Templates read it, widgets do not.
   */
  urlId?: string
  /**
   * The collection that the product is in. Templates read it, widgets do not.
   */
  collectionId?: string
  /**
   * Kind of content; 11 is a product. Templates read it, widgets do not.
   */
  recordType?: number
  /**
   * 1 physical, 2 digital, 3 service, 4 gift card, 5 paywall. Only 1 and 3 sell out.
   * @default 1
   */
  productType?: 1 | 2 | 3 | 4 | 5
  /**
   * All that can be bought. A product without one has nothing to sell, and reads as sold out.
   */
  variants: readonly VariantItem[]
  /**
   * Names of the options in the order to ask for them. The others follow in the order of the variants.
   */
  variantOptionOrdering?: readonly string[]
  /**
   * It is sold as a subscription. Product types 1 and 3 alone.
   * @default false
   */
  isSubscribable?: boolean
  /**
   * How the subscription is billed.
   */
  subscriptionPlan?: SubscriptionPlan | null
  /**
   * Id of that form. Servers read it, widgets do not.
   */
  additionalFieldsFormId?: string | null
  /**
   * A form that the visitor fills in before the product is added.
   */
  additionalFieldsForm?: FormDefinition | null
  /**
   * The button reads `customAddButtonText`.
   * @default false
   */
  useCustomAddButtonText?: boolean
  /**
   * Text of the button.
   */
  customAddButtonText?: string
  /**
   * The regular price in minor units (cents).
   */
  price?: number
  /**
   * The reduced price in minor units. Counts while `onSale` is true.
   */
  salePrice?: number
  /**
   * The regular price with its currency. Goes before `price`.
   */
  priceMoney?: MoneyAmount
  /**
   * The reduced price with its currency. Goes before `salePrice`.
   */
  salePriceMoney?: MoneyAmount
  /**
   * The reduced price is the one that is asked.
   * @default false
   */
  onSale?: boolean
}
/**
 * A product item as the platform writes it, with what is sold in `structuredContent`. Other fields may be there.
 */
export interface FullProduct {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string
  /**
   * Identifies the product in calls and events.
   */
  id: string
  /**
   * Name of the product in messages.
   */
  title?: string
  /**
   * Address of the product's page. Goes before `url`.
   */
  fullUrl?: string
  /**
   * Address of the product's page.
   */
  url?: string
  /**
   * Last part of that address. Templates read it, widgets do not.
   */
  urlId?: string
  /**
   * The collection that the product is in. Templates read it, widgets do not.
   */
  collectionId?: string
  /**
   * Kind of content; 11 is a product. Templates read it, widgets do not.
   */
  recordType?: number
  /**
   * What is sold.
   */
  structuredContent: StructuredContent
}
/**
 * The value of one option.
 */
export interface OptionValue {
  /**
   * Name of the option.
   */
  optionName: string
  /**
   * The chosen value.
   */
  value: string
}
/**
 * What a variant costs in a subscription. `price` or `priceMoney` has to be there.
 */
export interface PricingOption {
  /**
   * The regular price in minor units (cents).
   */
  price?: number
  /**
   * The reduced price in minor units. Counts while `onSale` is true.
   */
  salePrice?: number
  /**
   * The regular price with its currency. Goes before `price`.
   */
  priceMoney?: MoneyAmount
  /**
   * The reduced price with its currency. Goes before `salePrice`.
   */
  salePriceMoney?: MoneyAmount
  /**
   * The reduced price is the one that is asked.
   * @default false
   */
  onSale?: boolean
}
/**
 * One thing that a form asks for.
 */
export interface FormField {
  /**
   * The name that the answer is sent under.
   */
  id: string
  /**
   * How it is asked for. `section` is a heading without an answer; `hidden` is not shown; `name`, `date`, `time`, `address` and `phone` are asked for in parts.
   */
  type:
    | 'text'
    | 'email'
    | 'number'
    | 'website'
    | 'currency'
    | 'password'
    | 'twitter'
    | 'textarea'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'likert'
    | 'name'
    | 'date'
    | 'time'
    | 'address'
    | 'phone'
    | 'hidden'
    | 'section'
  /**
   * The label.
   */
  title?: string
  /**
   * Text below the label.
   */
  description?: string
  /**
   * It cannot be left empty.
   * @default false
   */
  required?: boolean
  /**
   * Text in an empty box.
   */
  placeholder?: string
  /**
   * The most characters. Without it there is no limit.
   */
  maxLength?: number
  /**
   * The choices of `select`, `radio` and `checkbox`; the questions of `likert`.
   */
  options?: readonly (string | FieldOption)[]
  /**
   * Text in front of the box of `currency`.
   */
  currencySymbol?: string
  /**
   * How the address of a `website` begins, shown in front of the box.
   */
  prefix?: string
  /**
   * A `phone` is asked for with its country code.
   * @default false
   */
  showCountryCode?: boolean
  /**
   * A line below the title of a `section`.
   * @default false
   */
  underline?: boolean
  /**
   * The parameter of the page's address that a `hidden` field takes its value from.
   */
  key?: string
  /**
   * The same where there is no `key`.
   */
  name?: string
  /**
   * What a `hidden` field holds without that parameter.
   */
  value?: string
}
/**
 * The site that a page belongs to.
 */
export interface Website {
  /**
   * Id of the site, for tracking.
   */
  id?: string
  /**
   * Name of the site in addresses.
   */
  identifier?: string
  /**
   * Name of the site. Templates read it, widgets do not.
   */
  siteTitle?: string
  /**
   * Language tag of texts and amounts. The default is that of `<html lang>`.
   */
  language?: string
  /**
   * Name of the time zone (IANA). Templates read it, widgets do not.
   */
  timeZone?: string
  /**
   * The same in milliseconds. Templates read it, widgets do not.
   */
  timeZoneOffset?: number
  /**
   * The site is to be copied, so its visits are not counted.
   * @default false
   */
  cloneable?: boolean
  /**
   * Amounts go by the rules of the language. Templates read it, widgets do not.
   */
  useCLDRMoneyFormat?: boolean
  /**
   * Captchas of its forms. Without a key there are none.
   */
  captchaSettings?: CaptchaSettings
  /**
   * Services to share a page with that are switched on; facebook, twitter, email, linkedin, pinterest. Where none is, the first three.
   */
  shareButtonOptions?: {
    [k: string]: boolean
  }
}
/**
 * Settings of the site.
 */
export interface WebsiteSettings {
  /**
   * ISO 3166 code of the store's country.
   */
  country?: string
  /**
   * How the store sells.
   */
  storeSettings?: StoreSettings
  /**
   * The announcement above its pages.
   */
  announcementBarSettings?: AnnouncementBarSettings
  /**
   * The popup overlay. Pages without an element for it get one.
   */
  popupOverlaySettings?: PopupOverlaySettings
  /**
   * Items can be liked. Templates read it, widgets do not.
   */
  simpleLikingEnabled?: boolean
  /**
   * Items can be commented on. Templates read it, widgets do not.
   */
  commentsEnabled?: boolean
  /**
   * Name of the site at Disqus. Templates read it, widgets do not.
   */
  disqusShortName?: string
  /**
   * No part of the tracking is fetched.
   * @default false
   */
  trackingDisabled?: boolean
  /**
   * The page fetches a tag service under this id.
   */
  tagContainerId?: string
  /**
   * What a purchase is worth to the tag service.
   * @default "grandTotal"
   */
  purchaseValue?: 'grandTotal' | 'items'
}
/**
 * What a site does about cookies.
 */
export interface CookieSettings {
  /**
   * A banner asks the visitor.
   * @default false
   */
  isCookieBannerEnabled?: boolean
  /**
   * Cookies of tracking wait for the visitor's consent.
   * @default false
   */
  isRestrictiveCookiePolicyEnabled?: boolean
  /**
   * With a restrictive policy: consent does not permit them either.
   * @default false
   */
  isRestrictiveCookiePolicyAbsolute?: boolean
  /**
   * A browser that asks not to be tracked is not.
   * @default true
   */
  isGlobalPrivacyControlHonored?: boolean
}
/**
 * The collection that a page shows.
 */
export interface PageCollection {
  /**
   * Its id.
   */
  id?: string
  /**
   * Kind of collection; 13 holds products.
   */
  type?: number
  /**
   * Who may see it; sent with forms.
   * @default 1
   */
  permissionType?: number
  /**
   * Its name. Templates read it, widgets do not.
   */
  title?: string
}
/**
 * The item that a page shows.
 */
export interface PageItem {
  /**
   * Its id.
   */
  id?: string
  /**
   * Kind of content; 11 is a product.
   */
  recordType?: number
  /**
   * Its name. Templates read it, widgets do not.
   */
  title?: string
  /**
   * There for products.
   */
  structuredContent?: ItemContent
}
/**
 * The owner or editor who looks at the page.
 */
export interface AuthenticatedAccount {
  /**
   * Id of the account.
   */
  id?: string
  /**
   * Language tag of the account, for tracking.
   */
  locale?: string
}
/**
 * An experiment that the visitor takes part in.
 */
export interface Experiment {
  /**
   * What was drawn for this visitor.
   */
  variant?: string | number | boolean | null
}
/**
 * Where events are sent to, by environment.
 */
export interface EventHosts {
  /**
   * Origin, such as `https://events.example`.
   */
  prod?: string
  /**
   * The same for `qa` and `staging`.
   */
  qa?: string
  /**
   * The same for `dev`.
   */
  dev?: string
}
/**
 * The recorder of sessions.
 */
export interface SessionRecording {
  /**
   * Address of its script.
   */
  scriptUrl: string
  /**
   * Account at its vendor.
   */
  account?: string
  /**
   * The id that stands for none.
   * @default "mock"
   */
  mockId?: string
}
/**
 * A line of that cart.
 */
export interface ServedCartEntry {
  id: string
  itemId: string
  chosenVariant: ChosenVariant
  quantity: number
  title: string
  /**
   * Minor units; the price of one by the quantity
   */
  subTotal: number
  /**
   * Minor units; the price of one
   */
  purchasePriceCents: number
  /**
   * JSON of what the visitor filled in, by field id
   */
  additionalFields?: string | null
  /**
   * The definition of the form that was filled in, with `fields`; null where there is none
   */
  additionalFieldsForm?: {
    [k: string]: unknown
  } | null
  imageUrl?: string | null
  productUrl?: string | null
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
   * Minor units; what it takes off now
   */
  discountCents?: number
  /**
   * For the visitor: why it takes nothing
   */
  message?: string | null
}
/**
 * An amount. `value` with a decimal point is in major units ("25.00"), an integer is in minor units (2500, "2500"). Where `decimalValue` is given it is in major units and wins.
 */
export interface ServedMoney {
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
   * Digits after the point, of a currency that is none of the specification's.
   */
  minorUnits?: number
}
/**
 * The stock of a scarce variant.
 */
export interface ScarcityView {
  /**
   * How many are left.
   */
  qtyInStock: number
  /**
   * The options of the variant. Without them it is the only variant, or what is shown before one is chosen.
   */
  attributes?: {
    [k: string]: string
  }
}
/**
 * A variant that visitors can be notified of.
 */
export interface RestockView {
  /**
   * Id of the variant. Templates read it, widgets do not.
   */
  variantId?: string | null
  /**
   * The form is hidden until the variant is chosen. Templates read it, widgets do not.
   */
  hiddenByDefault?: boolean
}
/**
 * Texts of the form for restock notifications. Our own are the default of each.
 */
export interface RestockMessages {
  /**
   * Text of what opens the form.
   */
  CTAText?: string | null
  /**
   * Text of the button that sends it.
   */
  buttonText?: string | null
  /**
   * Text in the empty box for the address.
   */
  placeholderText?: string | null
  /**
   * Text beside the box for the mailing list.
   */
  mailingListDescription?: string | null
}
/**
 * A line of an order.
 */
export interface OrderItem {
  /**
   * The variant.
   */
  sku?: string | null
  /**
   * Name of the product.
   */
  productName?: string
  /**
   * How many were bought.
   * @default 1
   */
  quantity?: number
  /**
   * Price of one.
   */
  unitPrice?: MoneyAmount
}
/**
 * What a popup overlay asks its reader to press.
 */
export interface PopupAction {
  /**
   * Its text.
   */
  label: string
  /**
   * Where it leads. Without it, it closes the overlay.
   */
  url?: string
  /**
   * The link opens a window of its own.
   * @default false
   */
  newWindow?: boolean
}
/**
 * How often a subscription is billed, and for how long.
 */
export interface SubscriptionPlan {
  /**
   * The time between two bills.
   */
  billingPeriod: BillingPeriod
  /**
   * How many bills there are; 0 goes on until it is cancelled.
   * @default 0
   */
  numBillingCycles?: number
}
/**
 * What a full product item sells. Other fields may be there.
 */
export interface StructuredContent {
  /**
   * 1 physical, 2 digital, 3 service, 4 gift card, 5 paywall. Only 1 and 3 sell out.
   * @default 1
   */
  productType?: 1 | 2 | 3 | 4 | 5
  /**
   * All that can be bought. A product without one has nothing to sell, and reads as sold out.
   */
  variants: readonly VariantItem[]
  /**
   * Names of the options in the order to ask for them. The others follow in the order of the variants.
   */
  variantOptionOrdering?: readonly string[]
  /**
   * It is sold as a subscription. Product types 1 and 3 alone.
   * @default false
   */
  isSubscribable?: boolean
  /**
   * How the subscription is billed.
   */
  subscriptionPlan?: SubscriptionPlan | null
  /**
   * Id of that form. Servers read it, widgets do not.
   */
  additionalFieldsFormId?: string | null
  /**
   * A form that the visitor fills in before the product is added.
   */
  additionalFieldsForm?: FormDefinition | null
  /**
   * The button reads `customAddButtonText`.
   * @default false
   */
  useCustomAddButtonText?: boolean
  /**
   * Text of the button.
   */
  customAddButtonText?: string
  /**
   * The regular price in minor units (cents).
   */
  price?: number
  /**
   * The reduced price in minor units. Counts while `onSale` is true.
   */
  salePrice?: number
  /**
   * The regular price with its currency. Goes before `price`.
   */
  priceMoney?: MoneyAmount
  /**
   * The reduced price with its currency. Goes before `salePrice`.
   */
  salePriceMoney?: MoneyAmount
  /**
   * The reduced price is the one that is asked.
   * @default false
   */
  onSale?: boolean
}
/**
 * An amount as product items write it.
 */
export interface MoneyOfValue {
  /**
   * ISO 4217 code.
   */
  currency: string
  /**
   * Major units with a decimal point, minor units without one.
   */
  value: string | number
}
/**
 * An amount as carts and orders write it.
 */
export interface MoneyOfDecimalValue {
  /**
   * ISO 4217 code.
   */
  currencyCode: string
  /**
   * Major units.
   */
  decimalValue: string
}
/**
 * A choice with its text.
 */
export interface FieldOption {
  /**
   * The text, which is also what is sent.
   */
  label?: string
  /**
   * The same where there is no `label`.
   */
  value?: string
}
/**
 * Captchas of the site.
 */
export interface CaptchaSettings {
  /**
   * The site's key at the provider.
   */
  siteKey?: string | null
  /**
   * Address of the provider's script. The default is that of reCAPTCHA.
   */
  scriptUrl?: string | null
}
/**
 * How a store sells.
 */
export interface StoreSettings {
  /**
   * ISO 4217 code. Goes before `defaultCurrency`.
   */
  selectedCurrency?: string
  /**
   * ISO 4217 code of amounts without one.
   * @default "USD"
   */
  defaultCurrency?: string
  /**
   * Adding an item leads to the checkout.
   * @default false
   */
  expressCheckout?: boolean
  /**
   * Services have a field for their quantity.
   * @default true
   */
  multipleQuantityAllowedForServices?: boolean
  /**
   * Where an empty cart leads.
   */
  continueShoppingLinkUrl?: string
  /**
   * The least subtotal that can be checked out.
   */
  minimumOrderSubtotal?: MoneyAmount
  /**
   * Settings of all products. Templates read them, widgets do not.
   */
  merchandisingSettings?: {
    [k: string]: unknown
  }
}
/**
 * What is announced above the pages of a site.
 */
export interface AnnouncementBarSettings {
  /**
   * The announcement as HTML. It is cleaned before it is shown.
   */
  text?: string
  /**
   * Where it leads.
   */
  clickthroughUrl?: ClickthroughUrl
  /**
   * A visitor who has closed it sees the next version. The default goes by its text.
   */
  version?: string
  /**
   * Look of the bar. Templates read it, widgets do not.
   */
  style?: number
}
/**
 * What the item sells.
 */
export interface ItemContent {
  /**
   * There for products.
   */
  productType?: number
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
   * Minor units; what one costs when it is not on sale
   */
  price?: number
  /**
   * Minor units; can be set while `onSale` is false
   */
  salePrice?: number
  onSale?: boolean
  /**
   * What can be had now, of which this entry is a part
   */
  qtyInStock?: number
  unlimited?: boolean
}
/**
 * The time between two bills of a subscription.
 */
export interface BillingPeriod {
  /**
   * How many units.
   * @default 1
   */
  value?: number
  /**
   * The unit of time.
   */
  unit: 'WEEK' | 'MONTH' | 'YEAR'
}
/**
 * Where an announcement leads.
 */
export interface ClickthroughUrl {
  /**
   * Address.
   */
  url?: string
  /**
   * The link opens a window of its own.
   * @default false
   */
  newWindow?: boolean
}
