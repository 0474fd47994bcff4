// Generated from the definitions of the widgets (npm run generate).
import type {AllHTMLAttributes, ReactNode} from 'react'
import type {EventDetails} from '../../src/contract/events.ts'
import type {
  AccountLabels,
  CartPageOptions,
  FormDefinition,
  GalleryOptions,
  Merchandising,
  Order,
  PopupOverlaySettings,
  ProductItem,
  VariantItem,
} from '../../src/contract/generated/shapes.ts'

type Listener<Name extends keyof EventDetails> = (event: CustomEvent<EventDetails[Name]>) => void

/** Attributes for the element itself, in addition to those that the widget reads. */
type ElementProps<Own extends string> = Omit<
  AllHTMLAttributes<HTMLElement>,
  Own | 'as' | 'children' | 'onError'
> & {
  /** The element's tag name, instead of the widget's default. */
  as?: keyof HTMLElementTagNameMap | undefined
  /** Replaces the widget's default markup. */
  children?: ReactNode
  /** The widget has mounted. */
  onMounted?: Listener<'mounted'> | undefined
  /** The widget has failed, and its markup is restored. Cancel the event to keep the console clean. */
  onError?: Listener<'error'> | undefined
}

/** Puts a product in the cart: options, quantity, price and stock of the chosen variant, and the button. */
export interface AddToCartProps extends ElementProps<'product' | 'itemId' | 'variants' | 'productType' | 'mode' | 'quantity' | 'label' | 'express' | 'merchandising'> {
  /**
   * The product item as JSON; a form in it (additionalFieldsForm) is asked for before it is added. Needed, unless the three attributes that follow are there.
   * Values: JSON of ProductItem.
   */
  product?: ProductItem | undefined
  /**
   * The id of the product item, where there is no data-product.
   * Values: text.
   */
  itemId?: string | undefined
  /**
   * Its variants as a JSON array, where there is no data-product.
   * Values: JSON of a list of VariantItem.
   */
  variants?: readonly VariantItem[] | undefined
  /**
   * 1 physical, 2 digital, 3 service, 4 gift card; where there is no data-product.
   * Values: text.
   */
  productType?: string | undefined
  /**
   * page: what is missing is said beside the option; list: the button says "Select Option" for two seconds.
   * Values: `page`, `list`.
   * @default `page`
   */
  mode?: 'page' | 'list' | undefined
  /**
   * How many are added where there is no quantity field.
   * Values: integer from 1 to 9999.
   * @default `1`
   */
  quantity?: number | undefined
  /**
   * The text of the button, in place of the product’s own and of ours.
   * Values: text.
   */
  label?: string | undefined
  /**
   * Goes to the checkout after the item was added. The page context can say so too.
   * Values: boolean.
   * @default `false`
   */
  express?: boolean | undefined
  /**
   * Scarcity and sold-out settings of the product as JSON, in place of those in the page context.
   * Values: JSON of Merchandising.
   */
  merchandising?: Merchandising | undefined
  /** {itemId, variant, inStock, unselected}: the choice of options has changed. */
  onVariantChange?: Listener<'variant-change'> | undefined
  /** {item, variant, quantityAdded, quantityWanted, cart, source}: the server has taken the item, or less of it than was wanted. */
  onItemAdded?: Listener<'item-added'> | undefined
  /** {itemId, sku, variantId, qtyInStock, previous}: the server has more or less of a variant than the page says, asked for after the last piece was added or one was refused; null is unlimited. The button, its marks and texts follow it, whoever fires it. */
  onStockChange?: Listener<'stock-change'> | undefined
}

/** Asks for what a product’s form asks for, in a dialog before the product is added; a page needs no element for that. An element with attributes is a button that opens the form of a line in the cart again. */
export interface AdditionalFieldsProps extends ElementProps<'form' | 'entryId'> {
  /**
   * The definition of the form as JSON. Needed for a line in the cart; a product that is added brings its own.
   * Values: JSON of FormDefinition.
   */
  form?: FormDefinition | undefined
  /**
   * The id of the line in the cart. Needed for one.
   * Values: text.
   */
  entryId?: string | undefined
  /** From the document, when the line was changed. */
  onCartChange?: Listener<'cart-change'> | undefined
}

/** Lets what a site announces be dismissed, for a year. Without script it is the text and the link that the server rendered. */
export interface AnnouncementBarProps extends ElementProps<'version'> {
  /**
   * What the announcement is known by once it was dismissed: another version is shown again. Without it, what it says and where it leads.
   * Values: text.
   */
  version?: string | undefined
}

/** A player: a button, a slider and the time. One plays at a time, and nothing is fetched before it does. data-audio-state says how far it is: idle, playing, paused or error. Without script the browser’s own player or a link stands there. */
export interface AudioProps extends ElementProps<'audioAssetUrl' | 'title' | 'author' | 'durationInMs'> {
  /**
   * What is played, where the element has no <audio> of its own.
   * Values: text.
   */
  audioAssetUrl?: string | undefined
  /**
   * Its title: shown where the element does not show it already.
   * Values: text.
   */
  title?: string | undefined
  /**
   * Whose it is, likewise.
   * Values: text.
   */
  author?: string | undefined
  /**
   * Its length in milliseconds, for as long as the browser does not know it.
   * Values: integer from 0.
   * @default `0`
   */
  durationInMs?: number | undefined
}

/** A link that leads to where an event can be put into a calendar at Google. Without script it leads where the server says. Templates print such a link with the formatter google-calendar-url. */
export interface CalendarLinkProps extends ElementProps<'title' | 'start' | 'end' | 'location'> {
  /**
   * Name of the event.
   * Values: text.
   */
  title?: string | undefined
  /**
   * Its begin, in milliseconds since 1970.
   * Values: integer from -8640000000000000 to 8640000000000000.
   */
  start?: number | undefined
  /**
   * Its end, likewise; without it the event ends as it begins.
   * Values: integer from -8640000000000000 to 8640000000000000.
   */
  end?: number | undefined
  /**
   * Where it is, as address lines and country joined by commas.
   * Values: text.
   */
  location?: string | undefined
}

/** A captcha in a form of your own, which is posted once it is solved. Without a key there is none; forms that are widgets render theirs themselves. */
export interface CaptchaProps extends ElementProps<'siteKey' | 'theme' | 'alignment' | 'size'> {
  /**
   * In place of the one in the page context (`website.captchaSettings.siteKey`).
   * Values: text.
   */
  siteKey?: string | undefined
  /**
   * Its colours.
   * Values: `light`, `dark`.
   * @default `light`
   */
  theme?: 'light' | 'dark' | undefined
  /**
   * The side of the element that it stands at.
   * Values: `left`, `center`, `right`.
   * @default `left`
   */
  alignment?: 'left' | 'center' | 'right' | undefined
  /**
   * By itself it is compact in an element under 320 pixels.
   * Values: `auto`, `normal`, `compact`.
   * @default `auto`
   */
  size?: 'auto' | 'normal' | 'compact' | undefined
}

/** A link to the cart that shows how many items are in it and what they cost. */
export interface CartIndicatorProps extends ElementProps<'items' | 'subtotal' | 'href'> {
  /**
   * The number of items that the server rendered.
   * Values: integer from 0.
   * @default `0`
   */
  items?: number | undefined
  /**
   * The subtotal that the server rendered, as it is shown.
   * Values: text.
   */
  subtotal?: string | undefined
  /**
   * Where a link without an address of its own leads.
   * Values: text.
   * @default `/cart`
   */
  href?: string | undefined
  /** From the document, whenever the cart is another than before. */
  onCartChange?: Listener<'cart-change'> | undefined
}

/** The page of the cart: its lines with quantities, codes and gift cards, what shipping and taxes come to, and the way to the checkout. Takes over what the server has rendered, or renders it. */
export interface CartPageProps extends ElementProps<'options'> {
  /**
   * What the page says of the cart, as JSON: storeCurrency, formattingLocale, shopperLanguage, continueShoppingLinkUrl, minimumOrderSubtotal, countries, cart. A script of JSON in the element does as well.
   * Values: JSON of CartPageOptions.
   */
  options?: CartPageOptions | undefined
  /** {cart, previous}: from the document, whenever the server has said so. */
  onCartChange?: Listener<'cart-change'> | undefined
  /** {entry, cart}: from the document, when a line was taken out. */
  onItemRemoved?: Listener<'item-removed'> | undefined
  /** {entryId, itemId, sku, qtyInStock, previous}: from the line, when there is more or less in stock than before. */
  onStockChange?: Listener<'stock-change'> | undefined
}

/** Says for three seconds what was added to the cart, below the cart link, and in a modal dialog where one is open. A page needs no element for it. */
export interface CartPopoverProps extends ElementProps<'position'> {
  /**
   * auto: below the visible cart link, else at a floating cart, else at the top right; floating: at the floating cart; top-right: always there.
   * Values: `auto`, `floating`, `top-right`.
   * @default `auto`
   */
  position?: 'auto' | 'floating' | 'top-right' | undefined
}

/** A link to the comments on an item, with their number. */
export interface CommentsLinkProps extends ElementProps<'id' | 'publicCommentCount'> {
  /**
   * The item: its comments are in the element with the id `comments-<id>`.
   * Values: text.
   */
  id?: string | undefined
  /**
   * The number of comments; without it that of the comments themselves, where they are on the page.
   * Values: integer from 0.
   */
  publicCommentCount?: number | undefined
}

/** A link that a visitor follows an account with. It fetches nothing of the service before it is followed; a link that the server rendered stays. */
export interface FollowProps extends ElementProps<'username' | 'profileUrl'> {
  /**
   * Name of the account, with or without @.
   * Values: text.
   */
  username?: string | undefined
  /**
   * Address of the account (http or https), where it is not one of X (Twitter).
   * Values: text.
   */
  profileUrl?: string | undefined
}

/** A form that visitors fill in: over the form that the server has rendered, or rendered from its definition. It is checked, sent without leaving the page, and thanked for; what was typed survives failures and a reload. */
export interface FormProps extends ElementProps<'form' | 'formId' | 'contentSource' | 'lightbox'> {
  /**
   * The definition of the form as JSON: its id, fields, texts, and what comes after it was sent.
   * Values: JSON of FormDefinition.
   */
  form?: FormDefinition | undefined
  /**
   * The id of the form, where the definition is elsewhere: in a script in the block, in the form that the server has rendered, or with the server.
   * Values: text.
   */
  formId?: string | undefined
  /**
   * Whether the page shows an item or a collection. By default what the page context says.
   * Values: `i`, `c`.
   * @default `c`
   */
  contentSource?: 'i' | 'c' | undefined
  /**
   * A button opens the form in a dialog.
   * Values: boolean.
   * @default `false`
   */
  lightbox?: boolean | undefined
  /** Before what was filled in is sent: {formId, values}. Cancel it to send it yourself. */
  onFormSubmit?: Listener<'form-submit'> | undefined
  /** It was sent: {formId}. */
  onFormSuccess?: Listener<'form-success'> | undefined
  /** It was not taken: {message, fieldErrors}. */
  onFormError?: Listener<'form-error'> | undefined
}

/** Pictures in a grid, a stack, a slide show or a slider, and the gallery sections of 7.1. Each option can be an attribute, a key of data-options, a key of the block’s JSON or a class of the platform, which count in this order. */
export interface GalleryProps extends ElementProps<'design' | 'autoplay' | 'autoplayDuration' | 'controls' | 'indicators' | 'autoCrop' | 'aspectRatio' | 'squareThumbs' | 'thumbnails' | 'thumbnailStripHeight' | 'thumbnailStripMargin' | 'showMetaBasic' | 'showMeta' | 'showMetaOnlyTitle' | 'metaPosition' | 'showMetaOnHover' | 'activeAlignment' | 'thumbnailsPerRow' | 'padding' | 'lightbox' | 'lightboxTheme' | 'maxWidth' | 'newWindow' | 'transparentBackground' | 'options'> {
  /**
   * grid: rows of equal frames; stacked: below each other; slideshow: one at a time; slider: side by side, one of them active.
   * Values: `slideshow`, `slider`, `grid`, `stacked`.
   * @default `grid`
   */
  design?: 'slideshow' | 'slider' | 'grid' | 'stacked' | undefined
  /**
   * Slides change by themselves, with a button that stops them; they pause for a pointer, the focus and hidden tabs, and wait for the button where no motion is wanted.
   * Values: boolean.
   * @default `false`
   */
  autoplay?: boolean | undefined
  /**
   * Seconds that a slide is shown.
   * Values: integer from 1 to 10.
   * @default `5`
   */
  autoplayDuration?: number | undefined
  /**
   * Arrows to the slides beside.
   * Values: boolean.
   * @default `false`
   */
  controls?: boolean | undefined
  /**
   * A dot for each slide; of more than 12, which one is shown.
   * Values: boolean.
   * @default `false`
   */
  indicators?: boolean | undefined
  /**
   * Pictures fill their frames, cropped around their focal points; else they are shown whole.
   * Values: boolean.
   * @default `true`
   */
  autoCrop?: boolean | undefined
  /**
   * Of the frames of a grid or a slide show.
   * Values: `square`, `standard`, `standard-vertical`, `four-three`, `three-four-vertical`, `widescreen`, `anamorphic-widescreen`.
   * @default `square`
   */
  aspectRatio?: 'square' | 'standard' | 'standard-vertical' | 'four-three' | 'three-four-vertical' | 'widescreen' | 'anamorphic-widescreen' | undefined
  /**
   * Thumbnails are cropped to squares.
   * Values: boolean.
   * @default `true`
   */
  squareThumbs?: boolean | undefined
  /**
   * A strip of thumbnails with slide shows and sliders.
   * Values: boolean.
   * @default `false`
   */
  thumbnails?: boolean | undefined
  /**
   * Pixels that thumbnails are high; 0 for none.
   * Values: integer from 0 to 200.
   * @default `80`
   */
  thumbnailStripHeight?: number | undefined
  /**
   * Pixels between slides and thumbnails.
   * Values: integer from 0 to 60.
   * @default `20`
   */
  thumbnailStripMargin?: number | undefined
  /**
   * Captions stand below the pictures, as plain text, also in slide shows.
   * Values: boolean.
   * @default `false`
   */
  showMetaBasic?: boolean | undefined
  /**
   * Captions are shown.
   * Values: boolean.
   * @default `true`
   */
  showMeta?: boolean | undefined
  /**
   * Of captions the title alone.
   * Values: boolean.
   * @default `false`
   */
  showMetaOnlyTitle?: boolean | undefined
  /**
   * Where captions lie over the pictures.
   * Values: `top`, `top-left`, `top-right`, `center`, `bottom`, `bottom-left`, `bottom-right`.
   * @default `bottom`
   */
  metaPosition?: 'top' | 'top-left' | 'top-right' | 'center' | 'bottom' | 'bottom-left' | 'bottom-right' | undefined
  /**
   * Captions lie over the pictures, shown while one points at them or has the focus there.
   * Values: boolean.
   * @default `false`
   */
  showMetaOnHover?: boolean | undefined
  /**
   * Where the active slide of a slider stands; mirrored where one reads from right to left.
   * Values: `left`, `center`, `right`.
   * @default `center`
   */
  activeAlignment?: 'left' | 'center' | 'right' | undefined
  /**
   * Columns of a grid or of masonry; fewer where there is no room for them.
   * Values: integer from 1 to 10.
   * @default `4`
   */
  thumbnailsPerRow?: number | undefined
  /**
   * Pixels between the pictures.
   * Values: integer from 0 to 50.
   * @default `20`
   */
  padding?: number | undefined
  /**
   * A press on a picture opens the lightbox; links to pages are followed.
   * Values: boolean.
   * @default `false`
   */
  lightbox?: boolean | undefined
  /**
   * dark or light ground of the lightbox; data-lightbox-theme, too.
   * Values: `dark`, `light`.
   * @default `dark`
   */
  lightboxTheme?: 'dark' | 'light' | undefined
  /**
   * How wide a picture of a slider may be, in percent of its height.
   * Values: integer from 100 to 300.
   * @default `300`
   */
  maxWidth?: number | undefined
  /**
   * Links open a window of their own; data-new-window, too.
   * Values: boolean.
   * @default `false`
   */
  newWindow?: boolean | undefined
  /**
   * No ground behind pictures that are shown whole; data-transparent-background, too.
   * Values: boolean.
   * @default `false`
   */
  transparentBackground?: boolean | undefined
  /**
   * Any of these as JSON.
   * Values: JSON of GalleryOptions.
   */
  options?: GalleryOptions | undefined
  /** {index, count}: another slide is shown; index counts from 0. */
  onGalleryChange?: Listener<'gallery-change'> | undefined
}

/** An image that is fetched when it comes near the screen, in the width that its place needs, and cropped around its focal point. data-image-state says how far it is: loading, loaded or broken. */
export interface ImageProps extends ElementProps<'src' | 'imageDimensions' | 'imageFocalPoint' | 'load' | 'sizes'> {
  /**
   * Address of the picture: without scheme, or http, https, blob or data:image. An image that has a src or srcset keeps it.
   * Values: text.
   */
  src?: string | undefined
  /**
   * Pixels of the picture as WIDTHxHEIGHT, which keep its place until it has come. May be empty.
   * Values: text.
   */
  imageDimensions?: string | undefined
  /**
   * What stays visible where the picture is cropped: x,y from its left and top edge, 0 to 1.
   * Values: text.
   */
  imageFocalPoint?: string | undefined
  /**
   * true: fetched at once; false, as the platform writes it: when it comes near the screen.
   * Values: boolean.
   * @default `false`
   */
  load?: boolean | undefined
  /**
   * The width that it is shown in, as in the attribute sizes. Without it the width is measured, or that of the screen where it is fetched at once.
   * Values: text.
   */
  sizes?: string | undefined
}

/** Enlarges an image in its place: by hovering or clicking, by touch and by keyboard. */
export interface ImageZoomProps extends ElementProps<'zoom' | 'zoomFactor'> {
  /**
   * hover: an enlarged part follows the mouse; click: a click begins and ends it; none: nothing. Touch always taps.
   * Values: `hover`, `click`, `none`.
   * @default `hover`
   */
  zoom?: 'hover' | 'click' | 'none' | undefined
  /**
   * How many times larger. Fingers can enlarge up to five times.
   * Values: number from 1 to 5.
   * @default `1.5`
   */
  zoomFactor?: number | undefined
}

/** Shows the pictures of a list as large as the window. Galleries open the same lightbox. */
export interface LightboxProps extends ElementProps<'theme'> {
  /**
   * dark: light controls on dark ground; light: the other way round.
   * Values: `dark`, `light`.
   * @default `dark`
   */
  theme?: 'dark' | 'light' | undefined
}

/** A button that says that a visitor likes an item, remembers it, and takes it back. */
export interface LikeProps extends ElementProps<'itemId' | 'likeCount'> {
  /**
   * The item: all its buttons on a page, and in other tabs, are in step.
   * Values: text.
   */
  itemId?: string | undefined
  /**
   * How many others like it.
   * Values: integer from 0.
   * @default `0`
   */
  likeCount?: number | undefined
}

/** Logs members of the site in and out, by a form of the server’s or, from a link to the page for it, by one in a dialog. */
export interface MemberAccountProps extends ElementProps<'labels' | 'cloneCart'> {
  /**
   * Texts of this element in place of ours (JSON), by the names of the texts below.
   * Values: JSON of AccountLabels.
   */
  labels?: AccountLabels | undefined
  /**
   * Whether a visitor who logs out keeps a copy of the cart; otherwise the cart is empty.
   * Values: boolean.
   * @default `true`
   */
  cloneCart?: boolean | undefined
  /** {authenticated, siteUserId}: somebody has logged in or out, in any tab, or a session has expired. */
  onMemberChange?: Listener<'member-change'> | undefined
}

/** Subscribes an e-mail address to a newsletter, without leaving the page. */
export interface NewsletterProps extends ElementProps<'formId' | 'form' | 'contentSource' | 'lightbox' | 'doubleOptIn'> {
  /**
   * The id of the form. Needed, unless the definition has it or the form’s own `data-form-id` or inline handler says it.
   * Values: text.
   */
  formId?: string | undefined
  /**
   * The definition of the form (JSON): ids, what is said after it was sent, and what we render an empty element with.
   * Values: JSON of FormDefinition.
   */
  form?: FormDefinition | undefined
  /**
   * Whether the form is part of an item (`i`) or of a collection (`c`); else what the page is.
   * Values: text.
   */
  contentSource?: string | undefined
  /**
   * A button opens the form in a dialog.
   * Values: boolean.
   * @default `false`
   */
  lightbox?: boolean | undefined
  /**
   * The address has to be confirmed: our own thanks say so.
   * Values: boolean.
   * @default `false`
   */
  doubleOptIn?: boolean | undefined
  /** {formId}: about to be sent; cancel it to keep it. */
  onFormSubmit?: Listener<'form-submit'> | undefined
  /** {formId}: the address was taken. */
  onFormSuccess?: Listener<'form-success'> | undefined
  /** {message, fieldErrors}: it was not. */
  onFormError?: Listener<'form-error'> | undefined
}

/** Tells of an order that was placed, once however often its page is shown: the tracking, and the tag service of the page by window.dataLayer. A script element with the order as JSON; it changes nothing that is seen. */
export interface OrderConfirmedProps extends ElementProps<'order'> {
  /**
   * The order as JSON, where the element is no script that holds it.
   * Values: JSON of Order.
   */
  order?: Order | undefined
}

/** Shows the site’s announcement in a dialog, with a newsletter or something to press: after a while, or once the page was scrolled far enough. An empty element; a page without one gets it where its context has settings. */
export interface PopupOverlayProps extends ElementProps<'options'> {
  /**
   * The settings as JSON; without it they are popupOverlaySettings of the page context. When: showOnTimer with timeout (0 to 3600000 ms, 5000), showOnScroll with scrollPercentage (0 to 100, 25). To whom: displayFrequency (0 to 3650 days after it was closed, 30), showUntilSignup, enableMobile (true; at most 432 px wide), enabledPages (ids of collections and items, paths; all without it), version. What: title, body (HTML), form (the definition of a newsletter), action {label, url, newWindow}.
   * Values: JSON of PopupOverlaySettings.
   */
  options?: PopupOverlaySettings | undefined
}

/** The images of a product: a slideshow or a stack that follows the chosen variant, with thumbnails, zoom and lightbox. */
export interface ProductGalleryProps extends ElementProps<'design' | 'zoom' | 'zoomFactor' | 'lightbox' | 'lightboxTheme' | 'thumbnails'> {
  /**
   * slideshow: one image at a time, side by side; stacked: below each other.
   * Values: `slideshow`, `stacked`.
   * @default `slideshow`
   */
  design?: 'slideshow' | 'stacked' | undefined
  /**
   * hover: an enlarged part of the image follows the mouse; click: a click begins and ends it; none: nothing.
   * Values: `hover`, `click`, `none`.
   * @default `none`
   */
  zoom?: 'hover' | 'click' | 'none' | undefined
  /**
   * How many times larger.
   * Values: number from 1 to 5.
   * @default `1.5`
   */
  zoomFactor?: number | undefined
  /**
   * A press on an image opens the lightbox.
   * Values: boolean.
   * @default `false`
   */
  lightbox?: boolean | undefined
  /**
   * dark or light ground of the lightbox.
   * Values: `dark`, `light`.
   * @default `dark`
   */
  lightboxTheme?: 'dark' | 'light' | undefined
  /**
   * Renders thumbnails where the server has rendered none.
   * Values: boolean.
   * @default `false`
   */
  thumbnails?: boolean | undefined
  /** {index, count}: another slide is shown; index counts from 0. */
  onGalleryChange?: Listener<'gallery-change'> | undefined
}

/** Shows a product in a lightbox, from which the others of its group can be reached. Without script it is a link to the product. */
export interface QuickViewProps extends ElementProps<'productId' | 'group'> {
  /**
   * The id of the product item. Needed; platform markup says data-id.
   * Values: text.
   */
  productId?: string | undefined
  /**
   * Buttons of the same group are gone through with the arrow keys, in the order of the page. The empty group is one too.
   * Values: text.
   */
  group?: string | undefined
  /** {itemId, group}: the lightbox was opened. */
  onQuickViewOpen?: Listener<'quick-view-open'> | undefined
  /** {itemId, group}: it was closed; itemId is the product shown last, null where none was. */
  onQuickViewClose?: Listener<'quick-view-close'> | undefined
}

/** Products that a page leads to. Changes nothing to see: tracking hears which were displayed, followed and added to the cart. */
export interface RelatedProductsProps extends ElementProps<never> {
}

/** Asks to be told by e-mail when a variant is back in stock; shown while the chosen variant is sold out. */
export interface RestockFormProps extends ElementProps<'productId' | 'variantId' | 'mailingList'> {
  /**
   * The id of the product item. Needed.
   * Values: text.
   */
  productId?: string | undefined
  /**
   * The id, or else the SKU, of the variant that the form is for. Without it, the form is for the chosen variant.
   * Values: text.
   */
  variantId?: string | undefined
  /**
   * Whether the form also asks to join the mailing list, and whether that is checked. Without it what the server rendered stands; what we render follows the page context.
   * Values: `hidden`, `unchecked`, `checked`.
   * @default `hidden`
   */
  mailingList?: 'hidden' | 'unchecked' | 'checked' | undefined
  /** {itemId}: which variant is chosen? Asked when it comes; the product’s button reports it again. */
  onVariantWanted?: Listener<'variant-wanted'> | undefined
  /** {productId, variantId}: about to be sent; cancel it to keep it. */
  onFormSubmit?: Listener<'form-submit'> | undefined
  /** {productId, variantId}: the request was taken. */
  onFormSuccess?: Listener<'form-success'> | undefined
  /** {message, fieldErrors}: it was not. */
  onFormError?: Listener<'form-error'> | undefined
}

/** Lets a visitor share a page: by what the device shares with, where browsers have that, else by links to the services that the site has switched on. Nothing of a service is fetched before its link is followed. */
export interface ShareProps extends ElementProps<'fullUrl' | 'title'> {
  /**
   * Address of what is shared, by default that of the page.
   * Values: text.
   */
  fullUrl?: string | undefined
  /**
   * Its title, by default that of the page.
   * Values: text.
   */
  title?: string | undefined
}

/** Says how long ago something was, and goes on saying so while the page is open. In English by these texts; in other languages by yours, else as the browser says it. */
export interface TimeSinceProps extends ElementProps<'date'> {
  /**
   * When it was, in milliseconds since 1970.
   * Values: integer.
   */
  date?: number | undefined
}

/** A video of another site. Nothing of that site is fetched before the overlay is pressed, or, without one, before the element is seen; where the site’s cookie policy is restrictive, before the visitor has pressed or consented. With data-background, a video of one’s own, or of a provider, that plays behind a page. data-video-state says how far it is: idle, playing or paused. */
export interface VideoProps extends ElementProps<'html' | 'providerName' | 'title' | 'load' | 'background'> {
  /**
   * What the provider says it is embedded by (oEmbed): an <iframe> with an https address is built anew from it; all else in it is left out.
   * Values: text.
   */
  html?: string | undefined
  /**
   * Whose site it is: part of the button’s name.
   * Values: text.
   */
  providerName?: string | undefined
  /**
   * What the video is called; without it, the title in the provider’s HTML.
   * Values: text.
   */
  title?: string | undefined
  /**
   * false: it waits to be pressed without an overlay, too.
   * Values: boolean.
   * @default `true`
   */
  load?: boolean | undefined
  /**
   * A <video> in the element, else the frame of data-html, plays by itself, without a sound and while it is seen: not where a visitor wants less movement or less data, and not once it was paused.
   * Values: boolean.
   * @default `false`
   */
  background?: boolean | undefined
}
