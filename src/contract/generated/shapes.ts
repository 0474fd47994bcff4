// Generated from the schemas in src/contract/schemas (npm run generate).

/**
 * A product for `add-to-cart`, in the short form or in the platform's.
 */
export type ProductItem = ShortProduct | FullProduct
/**
 * An amount of money. A `value` with a decimal point is in major units ("25.00" is 25 dollars), without one in minor units (2500, "2500"). `decimalValue` is always in major units.
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
  NoticeFiles: NoticeFiles
  AccountLabels: AccountLabels
}
/**
 * One buyable form of a product. `price` or `priceMoney` is required. Without `qtyInStock`, only the server knows the stock.
 */
export interface VariantItem {
  /**
   * Identifies the variant in stock notifications.
   */
  id?: string | null
  /**
   * Identifies the variant in the cart. A single variant needs none.
   */
  sku?: string | null
  /**
   * Option name to value, such as `{"Size": "Large"}`. Empty for a single variant.
   */
  attributes?: {
    [k: string]: string
  }
  /**
   * The same as a list, as on platform pages. Read if there are no `attributes`.
   */
  optionValues?: readonly OptionValue[]
  /**
   * The picture of this variant in the gallery.
   */
  mainImageId?: string | null
  /**
   * The regular price in minor units (cents).
   */
  price?: number
  /**
   * The sale price in minor units. Applies while `onSale` is true.
   */
  salePrice?: number
  /**
   * The regular price with its currency. Overrides `price`.
   */
  priceMoney?: MoneyAmount
  /**
   * The sale price with its currency. Overrides `salePrice`.
   */
  salePriceMoney?: MoneyAmount
  /**
   * The lowest price of the thirty days before the sale. It is struck through instead of the regular price.
   */
  lowestPrice?: LowestPrice
  /**
   * The price per unit, in an element with the class `product-unit-price`. Null where it is sold by the piece.
   */
  unitPrice?: UnitPrice | null
  /**
   * The sale price applies.
   * @default false
   */
  onSale?: boolean
  /**
   * Stock; 0 is sold out.
   */
  qtyInStock?: number
  /**
   * The stock is unlimited. The default is true without `qtyInStock`.
   */
  unlimited?: boolean
  /**
   * Prices in a subscription. The first one counts.
   */
  pricingOptions?: readonly PricingOption[]
}
/**
 * A form, with its fields and its confirmation. It needs an id for sending, and `fields` if the server has rendered none.
 */
export interface FormDefinition {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string
  /**
   * The id under which the form is sent.
   */
  id?: string
  /**
   * The id on platform pages. Overrides `id`.
   */
  formId?: string
  /**
   * Name of the form.
   */
  name?: string
  /**
   * Its fields, in order. Each field has a unique id.
   */
  fields?: readonly FormField[]
  /**
   * The page of the form, as the server names it.
   */
  collectionId?: string
  /**
   * The part of the page with the form, as the server names it.
   */
  objectName?: string
  /**
   * Text of the button. The default is the text `form.submit`.
   */
  submitButtonText?: string
  /**
   * Text that replaces the form after it was sent. The default is a text of the widget.
   */
  submissionMessage?: string
  /**
   * HTML below that message. It is sanitised before display.
   */
  submissionHTML?: string
  /**
   * Address of the page that opens after sending.
   */
  successRedirect?: string
  /**
   * Text above the button.
   */
  disclaimerMessage?: string
  /**
   * The form has a captcha. The page context needs a key for it.
   * @default false
   */
  captchaEnabled?: boolean
  /**
   * Colours of the captcha.
   */
  captchaTheme?: 'light' | 'dark'
  /**
   * Alignment of the captcha.
   */
  captchaAlignment?: 'left' | 'center' | 'right'
  /**
   * Only the server validates the answers.
   * @default false
   */
  validationDisabled?: boolean
  /**
   * Texts of the form by key, which replace the page's. docs/reference/widgets/form.md lists the keys.
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
   * Slides change automatically, with a button that stops them. They pause for the pointer, focus and hidden tabs. If the visitor prefers reduced motion, they wait for the button.
   * @default false
   */
  autoplay?: boolean
  /**
   * Seconds that each slide is shown.
   * @default 5
   */
  'autoplay-duration'?: number
  /**
   * Arrows to the previous and the next slide.
   * @default false
   */
  controls?: boolean
  /**
   * A dot for each slide; with more than 12 slides, the current number.
   * @default false
   */
  indicators?: boolean
  /**
   * Pictures fill their frames, cropped around their focal points. Otherwise they are shown whole.
   * @default true
   */
  'auto-crop'?: boolean
  /**
   * Shape of the frames of a grid or a slideshow. Markup of the platform may have a number, the height in percent of the width: 50 is 2:1.
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
   * A strip of thumbnails for slideshows and sliders.
   * @default false
   */
  thumbnails?: boolean
  /**
   * Height of the thumbnails in pixels; 0 for none.
   * @default 80
   */
  'thumbnail-strip-height'?: number
  /**
   * Pixels between slides and thumbnails.
   * @default 20
   */
  'thumbnail-strip-margin'?: number
  /**
   * Captions below the pictures, as plain text, also in slideshows.
   * @default false
   */
  'show-meta-basic'?: boolean
  /**
   * Captions are shown.
   * @default true
   */
  'show-meta'?: boolean
  /**
   * Captions show only the title.
   * @default false
   */
  'show-meta-only-title'?: boolean
  /**
   * Position of captions over the pictures.
   * @default "bottom"
   */
  'meta-position'?: 'top' | 'top-left' | 'top-right' | 'center' | 'bottom' | 'bottom-left' | 'bottom-right'
  /**
   * Captions over the pictures, shown on hover and focus.
   * @default false
   */
  'show-meta-on-hover'?: boolean
  /**
   * Position of the active slide of a slider; mirrored in right-to-left text.
   * @default "center"
   */
  'active-alignment'?: 'left' | 'center' | 'right'
  /**
   * Columns of a grid or of masonry; fewer if there is no room for them.
   * @default 4
   */
  'thumbnails-per-row'?: number
  /**
   * Pixels between the pictures.
   * @default 20
   */
  padding?: number
  /**
   * A click on a picture opens the lightbox; links to pages are followed.
   * @default false
   */
  lightbox?: boolean
  /**
   * dark or light theme of the lightbox; also as data-lightbox-theme.
   * @default "dark"
   */
  lightboxTheme?: 'dark' | 'light'
  /**
   * Maximum width of a picture in a slider, in percent of its height.
   * @default 300
   */
  'max-width'?: number
  /**
   * Links open in a new window; also as data-new-window.
   * @default false
   */
  newWindow?: boolean
  /**
   * No background behind pictures that are shown whole; also as data-transparent-background.
   * @default false
   */
  transparentBackground?: boolean
}
/**
 * The context of a page in `<script type="application/json" data-site-context>`. Each field has a default, and other fields are allowed; the language defaults to `<html lang>`, the currency to US dollars.
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
   * Its rules for cookies.
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
   * Set on pages that show one product. Only its presence is read.
   */
  product?: {
    [k: string]: unknown
  } | null
  /**
   * Kind of page, such as 50 for an item and 102 for a search. An order counts as a purchase on a page of type 202, or 204 to 207.
   */
  pageType?: number
  /**
   * For a template that numbers its pages otherwise: the number here by the template's own, such as `{"12": 202}`.
   */
  pageTypes?: {
    [k: string]: number
  }
  /**
   * With `required`, a sale is announced only if the product states `lowestPrice`.
   * @default "optional"
   */
  priorPrice?: 'required' | 'optional'
  /**
   * With `required`, the QA overlay and `vitrine check` report products whose `safety` is missing or not shown.
   * @default "optional"
   */
  safety?: 'required' | 'optional'
  /**
   * With `required`, the QA overlay and `vitrine check` report offers whose `unitPrice` is missing or not shown.
   * @default "optional"
   */
  unitPrice?: 'required' | 'optional'
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
   * Texts of forms by key, which replace Vitrine's. The texts of a single form override them.
   */
  localizedStrings?: {
    [k: string]: string
  }
  /**
   * Settings of the template. Vitrine finds a setting by the end of its name, such as `-image-zoom-factor`.
   */
  tweakJSON?: {
    [k: string]: string | number | boolean | null
  }
  /**
   * The owner or editor who views the page. Such visits are not tracked.
   */
  authenticatedAccount?: AuthenticatedAccount | null
  /**
   * Numbers of the account's roles on the site.
   */
  websiteRoles?: readonly number[]
  /**
   * The enabled features, as a list or by name.
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
   * The environment of the page. It selects one of `eventHosts`.
   * @default "prod"
   */
  environment?: 'dev' | 'qa' | 'staging' | 'prod'
  /**
   * Hosts for events. The default is the origin of the API.
   */
  eventHosts?: EventHosts
  /**
   * Address for error reports that could not be delivered.
   */
  errorService?: string
  /**
   * The session recorder. Without it, sessions are not recorded.
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
 * The settings of a cart page. Missing values fall back to the store settings of the page context.
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
   * Language tag for amounts. Overrides `shopperLanguage`.
   */
  formattingLocale?: string
  /**
   * Language tag of the visitor.
   */
  shopperLanguage?: string
  /**
   * Target of the link in an empty cart.
   */
  continueShoppingLinkUrl?: string
  /**
   * The minimum subtotal for the checkout.
   */
  minimumOrderSubtotal?: MoneyAmount
  /**
   * The subtotal from which shipping is free. The cart drawer displays how much is missing.
   */
  freeShippingSubtotal?: MoneyAmount
  /**
   * ISO 3166 codes of the countries to which the store ships. The default is its own country.
   */
  countries?: readonly string[]
  /**
   * Whether an empty element gets a field for promotion codes.
   * @default true
   */
  offersCodes?: boolean
  /**
   * The cart from the server. It is shown until the cart is read again.
   */
  cart?: ServedCart | null
}
/**
 * A shop's settings for one product, such as low stock and restock notifications.
 */
export interface Merchandising {
  /**
   * Shows low stock.
   * @default false
   */
  scarcityEnabled?: boolean
  /**
   * The variants that the server considers scarce. The largest stock is the limit for the text. Without a list, the limit is 10.
   */
  scarcityTemplateViews?: readonly ScarcityView[]
  /**
   * The text of low stock; `{qtyInStock}` is the remaining quantity.
   */
  scarcityText?: string | null
  /**
   * It is shown before a variant is selected.
   * @default false
   */
  scarcityShownByDefault?: boolean
  /**
   * The text of a sold-out product, which replaces Vitrine's.
   */
  customSoldOutText?: string | null
  /**
   * The variants with restock notifications. Templates read it, widgets do not.
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
   * Its checkbox is checked by default.
   * @default false
   */
  mailingListOptInByDefault?: boolean
}
/**
 * An order on its confirmation page.
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
   * Id of the purchased cart.
   */
  purchasedCartId?: string | null
  /**
   * Id of the site.
   */
  websiteId?: string | null
  /**
   * A test order without payment.
   * @default false
   */
  testMode?: boolean
  /**
   * The purchased items.
   */
  items?: readonly OrderItem[]
  /**
   * The paid amount. Its currency is the currency of the order.
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
 * A popup overlay, with its triggers, audience and content. It needs `showOnTimer` or `showOnScroll`, and one of `title`, `body`, `form` and `action`.
 */
export interface PopupOverlaySettings {
  /**
   * It is shown after `timeout`.
   * @default false
   */
  showOnTimer?: boolean
  /**
   * Milliseconds after the page has loaded.
   * @default 5000
   */
  timeout?: number
  /**
   * It is shown at `scrollPercentage`.
   * @default false
   */
  showOnScroll?: boolean
  /**
   * Scroll position as a percentage of the page.
   * @default 25
   */
  scrollPercentage?: number
  /**
   * Days until it is shown again after it was closed.
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
   * Paths, and ids of collections and items, where it is shown. If missing, on all pages; if empty, on none.
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
   * Text or HTML below it. HTML is sanitised before display.
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
 * The official files of a notice, by language tag.
 */
export interface NoticeFiles {
  [k: string]: NoticeFile
}
/**
 * Replaces texts of one account element.
 */
export interface AccountLabels {
  /**
   * Label of the address field that the widget renders.
   * @default "Email"
   */
  email?: string
  /**
   * Label of the password field that the widget renders.
   * @default "Password"
   */
  password?: string
  /**
   * The button that shows the typed password, in a form that the widget renders.
   * @default "Show password"
   */
  showPassword?: string
  /**
   * The checkbox that the widget renders.
   * @default "Remember me"
   */
  rememberMe?: string
  /**
   * The button that closes the dialog.
   * @default "Close"
   */
  close?: string
  /**
   * The button while the form is being sent.
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
   * The link, title and button of a form that the widget renders.
   * @default "Log in"
   */
  logIn?: string
  /**
   * The link, for members.
   * @default "Account"
   */
  account?: string
  /**
   * The button that the widget renders for members.
   * @default "Log out"
   */
  logOut?: string
  /**
   * Announced when a member has logged in.
   * @default "You are logged in."
   */
  loggedIn?: string
  /**
   * Announced when the member has logged out, in any tab.
   * @default "You are logged out."
   */
  loggedOut?: string
  /**
   * Announced when the session has expired.
   * @default "Your session has expired. Please log in again."
   */
  expired?: string
  /**
   * Shown when Vitrine’s own script could not be fetched because there is no connection.
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
   * Address of the product's page. Overrides `url`.
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
   * The collection of the product. Templates read it, widgets do not.
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
   * All variants. A product without variants is sold out.
   */
  variants: readonly VariantItem[]
  /**
   * Names of the options in their order. Other options follow in the order of the variants.
   */
  variantOptionOrdering?: readonly string[]
  /**
   * The colours or pictures of values, by option: `{"Glaze": {"Oat": "#e8dcc8"}}`. Radio buttons of these values show them.
   */
  swatches?: {
    [k: string]: OptionSwatches
  }
  /**
   * The pictures of the product. `data-swatches` shows those that `mainImageId` of the variants names.
   */
  items?: readonly ProductImage[]
  /**
   * It is sold as a subscription. Only for product types 1 and 3.
   * @default false
   */
  isSubscribable?: boolean
  /**
   * The billing of the subscription.
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
   * The button shows `customAddButtonText`.
   * @default false
   */
  useCustomAddButtonText?: boolean
  /**
   * Text of the button.
   */
  customAddButtonText?: string
  /**
   * The price per unit, in an element with the class `product-unit-price`. Null where it is sold by the piece.
   */
  unitPrice?: UnitPrice | null
  /**
   * Manufacturer, responsible person and warnings. Servers read it, widgets do not.
   */
  safety?: ProductSafety
  /**
   * The regular price in minor units (cents).
   */
  price?: number
  /**
   * The sale price in minor units. Applies while `onSale` is true.
   */
  salePrice?: number
  /**
   * The regular price with its currency. Overrides `price`.
   */
  priceMoney?: MoneyAmount
  /**
   * The sale price with its currency. Overrides `salePrice`.
   */
  salePriceMoney?: MoneyAmount
  /**
   * The lowest price of the thirty days before the sale. It is struck through instead of the regular price.
   */
  lowestPrice?: LowestPrice
  /**
   * The sale price applies.
   * @default false
   */
  onSale?: boolean
}
/**
 * A product item in the platform's form, with its offers in `structuredContent`. It may have other fields.
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
   * Address of the product's page. Overrides `url`.
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
   * The collection of the product. Templates read it, widgets do not.
   */
  collectionId?: string
  /**
   * Kind of content; 11 is a product. Templates read it, widgets do not.
   */
  recordType?: number
  /**
   * The pictures of the product. `data-swatches` shows those that `mainImageId` of the variants names.
   */
  items?: readonly ProductImage[]
  /**
   * The offers.
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
   * The selected value.
   */
  value: string
}
/**
 * The lowest price of the thirty days before a sale.
 */
export interface LowestPrice {
  /**
   * The price.
   */
  money: MoneyAmount
  /**
   * The day on which the sale began, such as `2026-11-01`. Servers read it, widgets do not.
   */
  since?: string
}
/**
 * What one unit costs, such as a litre.
 */
export interface UnitPrice {
  /**
   * The price to pay for one unit, of a sale that of the sale.
   */
  money: MoneyAmount
  /**
   * The unit in the language of the page, such as `l` or `100 g`.
   */
  reference: string
}
/**
 * The price of a variant in a subscription. `price` or `priceMoney` is required.
 */
export interface PricingOption {
  /**
   * The regular price in minor units (cents).
   */
  price?: number
  /**
   * The sale price in minor units. Applies while `onSale` is true.
   */
  salePrice?: number
  /**
   * The regular price with its currency. Overrides `price`.
   */
  priceMoney?: MoneyAmount
  /**
   * The sale price with its currency. Overrides `salePrice`.
   */
  salePriceMoney?: MoneyAmount
  /**
   * The lowest price of the thirty days before the sale. It is struck through instead of the regular price.
   */
  lowestPrice?: LowestPrice
  /**
   * The sale price applies.
   * @default false
   */
  onSale?: boolean
}
/**
 * A field of a form.
 */
export interface FormField {
  /**
   * The name under which the answer is sent.
   */
  id: string
  /**
   * The kind of control. `section` is a heading without an answer; `hidden` is not shown; `name`, `date`, `time`, `address` and `phone` have several parts.
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
   * It must be filled in.
   * @default false
   */
  required?: boolean
  /**
   * Placeholder of an empty input.
   */
  placeholder?: string
  /**
   * Maximum number of characters. Without it there is no limit.
   */
  maxLength?: number
  /**
   * The choices of `select`, `radio` and `checkbox`; the questions of `likert`.
   */
  options?: readonly (string | FieldOption)[]
  /**
   * Text in front of the input of `currency`.
   */
  currencySymbol?: string
  /**
   * The beginning of a `website` address, shown in front of the input.
   */
  prefix?: string
  /**
   * A `phone` field includes the country code.
   * @default false
   */
  showCountryCode?: boolean
  /**
   * A line below the title of a `section`.
   * @default false
   */
  underline?: boolean
  /**
   * The query parameter of the page's address that sets the value of a `hidden` field.
   */
  key?: string
  /**
   * Used if there is no `key`.
   */
  name?: string
  /**
   * The value of a `hidden` field without that parameter.
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
   * Language tag of texts and amounts. The default is `<html lang>`.
   */
  language?: string
  /**
   * Name of the time zone (IANA). Templates read it, widgets do not.
   */
  timeZone?: string
  /**
   * Its offset in milliseconds. Templates read it, widgets do not.
   */
  timeZoneOffset?: number
  /**
   * The site is a template for copies, so its visits are not counted.
   * @default false
   */
  cloneable?: boolean
  /**
   * Amounts follow the rules of the language. Templates read it, widgets do not.
   */
  useCLDRMoneyFormat?: boolean
  /**
   * Captchas of its forms. Without a key, forms have no captcha.
   */
  captchaSettings?: CaptchaSettings
  /**
   * Enabled services for sharing a page; facebook, twitter, email, linkedin, pinterest. If none is enabled, the first three.
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
   * Visitors can like items. Templates read it, widgets do not.
   */
  simpleLikingEnabled?: boolean
  /**
   * Visitors can comment on items. Templates read it, widgets do not.
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
   * The page loads a tag service with this id.
   */
  tagContainerId?: string
  /**
   * The value of a purchase for the tag service.
   * @default "grandTotal"
   */
  purchaseValue?: 'grandTotal' | 'items'
}
/**
 * A site's rules for cookies.
 */
export interface CookieSettings {
  /**
   * A banner asks for consent.
   * @default false
   */
  isCookieBannerEnabled?: boolean
  /**
   * Tracking cookies wait for the visitor's consent.
   * @default false
   */
  isRestrictiveCookiePolicyEnabled?: boolean
  /**
   * With a restrictive policy: no tracking cookies, even with consent.
   * @default false
   */
  isRestrictiveCookiePolicyAbsolute?: boolean
  /**
   * Interfaces of the page's banner that Vitrine reads, as `Vitrine.consent.set` would be called.
   */
  consentFrom?: readonly ('tcf' | 'gpp' | 'consent-mode' | 'shopify' | 'gpc')[]
  /**
   * Vitrine honours the browser's Global Privacy Control.
   * @default true
   */
  isGlobalPrivacyControlHonored?: boolean
}
/**
 * The collection of a page.
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
   * Its visibility; sent with forms.
   * @default 1
   */
  permissionType?: number
  /**
   * Its name. Templates read it, widgets do not.
   */
  title?: string
}
/**
 * The item of a page.
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
   * Set for products.
   */
  structuredContent?: ItemContent
}
/**
 * The owner or editor who views the page.
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
   * The variant drawn for this visitor.
   */
  variant?: string | number | boolean | null
}
/**
 * Hosts for events, by environment.
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
 * The session recorder.
 */
export interface SessionRecording {
  /**
   * Address of its script.
   */
  scriptUrl: string
  /**
   * Account with its vendor.
   */
  account?: string
  /**
   * A placeholder id; sessions with it are not recorded.
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
/**
 * An amount. `value` with a decimal point is in major units ("25.00"), an integer is in minor units (2500, "2500"). `decimalValue` is in major units and overrides `value`.
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
   * Number of decimal digits, for a currency that the specification does not list.
   */
  minorUnits?: number
}
/**
 * The stock of a scarce variant.
 */
export interface ScarcityView {
  /**
   * The remaining quantity.
   */
  qtyInStock: number
  /**
   * The options of the variant. Without them it is the only variant, or the entry for display before a selection.
   */
  attributes?: {
    [k: string]: string
  }
}
/**
 * A variant with restock notifications.
 */
export interface RestockView {
  /**
   * Id of the variant. Templates read it, widgets do not.
   */
  variantId?: string | null
  /**
   * The form is hidden until the variant is selected. Templates read it, widgets do not.
   */
  hiddenByDefault?: boolean
}
/**
 * Texts of the form for restock notifications. Each falls back to Vitrine's.
 */
export interface RestockMessages {
  /**
   * Text of the element that opens the form.
   */
  CTAText?: string | null
  /**
   * Text of the button that sends it.
   */
  buttonText?: string | null
  /**
   * Placeholder of the address input.
   */
  placeholderText?: string | null
  /**
   * Label of the checkbox for the mailing list.
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
   * The purchased quantity.
   * @default 1
   */
  quantity?: number
  /**
   * Unit price.
   */
  unitPrice?: MoneyAmount
}
/**
 * The action of a popup overlay.
 */
export interface PopupAction {
  /**
   * Its text.
   */
  label: string
  /**
   * Its target. Without a target, it closes the overlay.
   */
  url?: string
  /**
   * The link opens a new window.
   * @default false
   */
  newWindow?: boolean
}
/**
 * The official file in one language.
 */
export interface NoticeFile {
  /**
   * Address of the picture.
   */
  src: string
  /**
   * Target of its link, as the notice names it.
   */
  href: string
  /**
   * The words of the picture, for its alternative text.
   */
  text: string
}
/**
 * By value, a CSS colour or the address of a picture.
 */
export interface OptionSwatches {
  [k: string]: string
}
/**
 * A picture of a product. It may have other fields.
 */
export interface ProductImage {
  /**
   * Its id, as in `mainImageId` of a variant.
   */
  id: string
  /**
   * Its address.
   */
  assetUrl?: string
  /**
   * Its average colours.
   */
  colorData?: ImageColors
}
/**
 * The billing of a subscription.
 */
export interface SubscriptionPlan {
  /**
   * The time between two bills.
   */
  billingPeriod: BillingPeriod
  /**
   * Number of bills; 0 continues until cancellation.
   * @default 0
   */
  numBillingCycles?: number
}
/**
 * What an offer in the EU has to say about the safety of a product (Regulation (EU) 2023/988, Article 19). Your server shows it, widgets do not.
 */
export interface ProductSafety {
  /**
   * Who makes the product. Servers read it, widgets do not.
   */
  manufacturer: SafetyContact
  /**
   * Who is responsible for the product in the EU. Null where the manufacturer is in the EU. Servers read it, widgets do not.
   */
  responsible?: SafetyContact | null
  /**
   * Warnings and safety information in the language of the shop. Empty where there are none. Servers read them, widgets do not.
   */
  warnings?: readonly string[]
}
/**
 * The offers of a full product item. It may have other fields.
 */
export interface StructuredContent {
  /**
   * 1 physical, 2 digital, 3 service, 4 gift card, 5 paywall. Only 1 and 3 sell out.
   * @default 1
   */
  productType?: 1 | 2 | 3 | 4 | 5
  /**
   * All variants. A product without variants is sold out.
   */
  variants: readonly VariantItem[]
  /**
   * Names of the options in their order. Other options follow in the order of the variants.
   */
  variantOptionOrdering?: readonly string[]
  /**
   * The colours or pictures of values, by option: `{"Glaze": {"Oat": "#e8dcc8"}}`. Radio buttons of these values show them.
   */
  swatches?: {
    [k: string]: OptionSwatches
  }
  /**
   * It is sold as a subscription. Only for product types 1 and 3.
   * @default false
   */
  isSubscribable?: boolean
  /**
   * The billing of the subscription.
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
   * The button shows `customAddButtonText`.
   * @default false
   */
  useCustomAddButtonText?: boolean
  /**
   * Text of the button.
   */
  customAddButtonText?: string
  /**
   * The price per unit, in an element with the class `product-unit-price`. Null where it is sold by the piece.
   */
  unitPrice?: UnitPrice | null
  /**
   * Manufacturer, responsible person and warnings. Servers read it, widgets do not.
   */
  safety?: ProductSafety
  /**
   * The regular price in minor units (cents).
   */
  price?: number
  /**
   * The sale price in minor units. Applies while `onSale` is true.
   */
  salePrice?: number
  /**
   * The regular price with its currency. Overrides `price`.
   */
  priceMoney?: MoneyAmount
  /**
   * The sale price with its currency. Overrides `salePrice`.
   */
  salePriceMoney?: MoneyAmount
  /**
   * The lowest price of the thirty days before the sale. It is struck through instead of the regular price.
   */
  lowestPrice?: LowestPrice
  /**
   * The sale price applies.
   * @default false
   */
  onSale?: boolean
}
/**
 * An amount in product items.
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
 * An amount in carts and orders.
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
   * The text, which is also the submitted value.
   */
  label?: string
  /**
   * Used if there is no `label`.
   */
  value?: string
}
/**
 * Captchas of the site.
 */
export interface CaptchaSettings {
  /**
   * The site's key with the provider.
   */
  siteKey?: string | null
  /**
   * Address of the provider's script. The default is reCAPTCHA's.
   */
  scriptUrl?: string | null
}
/**
 * Settings of a store.
 */
export interface StoreSettings {
  /**
   * ISO 4217 code. Overrides `defaultCurrency`.
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
   * Target of the link in an empty cart.
   */
  continueShoppingLinkUrl?: string
  /**
   * The subtotal from which shipping is free.
   */
  freeShippingSubtotal?: MoneyAmount
  /**
   * The minimum subtotal for the checkout.
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
 * The announcement above the pages of a site.
 */
export interface AnnouncementBarSettings {
  /**
   * The announcement as HTML. It is sanitised before display.
   */
  text?: string
  /**
   * Its target.
   */
  clickthroughUrl?: ClickthroughUrl
  /**
   * A visitor who has closed it sees the next version. The default is a hash of its text.
   */
  version?: string
  /**
   * Look of the bar. Templates read it, widgets do not.
   */
  style?: number
}
/**
 * The offers of the item.
 */
export interface ItemContent {
  /**
   * Set for products.
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
/**
 * Average colours of a picture. It may have other fields.
 */
export interface ImageColors {
  /**
   * The colour in the middle: six hex digits.
   */
  centerAverage?: string
}
/**
 * The time between two bills of a subscription.
 */
export interface BillingPeriod {
  /**
   * Number of units.
   * @default 1
   */
  value?: number
  /**
   * The unit of time.
   */
  unit: 'WEEK' | 'MONTH' | 'YEAR'
}
/**
 * A manufacturer, or a person that is responsible for a product.
 */
export interface SafetyContact {
  /**
   * Its name, or its trade mark. Servers read it, widgets do not.
   */
  name: string
  /**
   * Street, place and country. Servers read it, widgets do not.
   */
  postalAddress: string
  /**
   * An e-mail address, or the address of a page. Servers read it, widgets do not.
   */
  electronicAddress: string
}
/**
 * The target of an announcement.
 */
export interface ClickthroughUrl {
  /**
   * Address.
   */
  url?: string
  /**
   * The link opens a new window.
   * @default false
   */
  newWindow?: boolean
}
