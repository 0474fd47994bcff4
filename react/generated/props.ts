// Generated from the definitions of the widgets (npm run generate).
import type {AllHTMLAttributes, ReactNode} from 'react'
import type {EventDetails} from '../../src/contract/events.ts'
import type {
  AccountLabels,
  CartPageOptions,
  FormDefinition,
  GalleryOptions,
  Merchandising,
  NoticeFiles,
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

/** One of the props has to be there. */
type OneOf<Props, Names extends keyof Props> = {[Name in Names]: {[One in Name]: NonNullable<Props[One]>}}[Names]

/** Panels that open below their buttons. Find in page and links to a place in a panel open it. Where one panel at a time is enough, the browser’s own `<details name>` needs no widget. */
export interface AccordionProps extends ElementProps<'multiple'> {
  /**
   * false: opening a panel closes the others.
   * Values: boolean.
   * @default `true`
   */
  multiple?: boolean | undefined
}

/** Adds a product to the cart: options, quantity, price and stock of the chosen variant, and the button. */
export type AddToCartProps = OwnAddToCartProps & OneOf<OwnAddToCartProps, 'product' | 'productId' | 'itemId'>

interface OwnAddToCartProps extends ElementProps<'product' | 'productId' | 'itemId' | 'variants' | 'productType' | 'mode' | 'quantity' | 'label' | 'express' | 'priceDifferences' | 'lowStock' | 'buyBar' | 'swatches' | 'merchandising'> {
  /**
   * The product item as JSON. If it contains a form (additionalFieldsForm), the form opens before the product is added. Required, unless data-product-id or the three attributes after it are set.
   * Values: JSON of ProductItem.
   */
  product?: ProductItem | undefined
  /**
   * The id or the handle of a product of the shop that `data-backend` names. Title, options, prices, stock and pictures come from the shop; the server’s HTML is shown until then.
   * Values: text.
   */
  productId?: string | undefined
  /**
   * The id of the product item, if there is no data-product.
   * Values: text.
   */
  itemId?: string | undefined
  /**
   * Its variants as a JSON array, if there is no data-product.
   * Values: JSON of a list of VariantItem.
   */
  variants?: readonly VariantItem[] | undefined
  /**
   * 1 physical, 2 digital, 3 service, 4 gift card; used if there is no data-product.
   * Values: text.
   */
  productType?: string | undefined
  /**
   * page: a message next to the option names what is missing; list: the button shows "Select Option" for two seconds.
   * Values: `page`, `list`.
   * @default `page`
   */
  mode?: 'page' | 'list' | undefined
  /**
   * The quantity to add if there is no quantity field.
   * Values: integer from 1 to 9999.
   * @default `1`
   */
  quantity?: number | undefined
  /**
   * The text of the button. Overrides the product’s own text and the default text.
   * Values: text.
   */
  label?: string | undefined
  /**
   * Opens the checkout after the item was added. The page context can set this too.
   * Values: boolean.
   * @default `false`
   */
  express?: boolean | undefined
  /**
   * Shows beside each available value what it costs more or less than the chosen one, or than the cheapest one before a choice: "Large (+$6.00)". Shown from the first use on.
   * Values: boolean.
   * @default `false`
   */
  priceDifferences?: boolean | undefined
  /**
   * Shows the remaining quantity of the chosen variant in `.product-scarcity` if no more than this are left. Overrides the settings of the product, except for their text.
   * Values: integer from 1.
   */
  lowStock?: number | undefined
  /**
   * Shows a bar with the title, the choice, the price and the button at the bottom of the window while the button is not visible. Only for mode page, outside a quick view.
   * Values: boolean.
   * @default `false`
   */
  buyBar?: boolean | undefined
  /**
   * What radio buttons show whose value has none in the `swatches` of the product: the middle colour of the picture of its variants, or that picture. Only for an option that the pictures follow: one for each value. With color, a picture without colours is shown itself.
   * Values: `none`, `color`, `picture`.
   * @default `none`
   */
  swatches?: 'none' | 'color' | 'picture' | undefined
  /**
   * Scarcity and sold-out settings of the product as JSON. Overrides the page context.
   * Values: JSON of Merchandising.
   */
  merchandising?: Merchandising | undefined
  /** {itemId, variant, inStock, unselected}: the choice of options has changed. */
  onVariantChange?: Listener<'variant-change'> | undefined
  /** {item, variant, quantityAdded, quantityWanted, cart, source}: the server has added the item, possibly fewer pieces than requested. */
  onItemAdded?: Listener<'item-added'> | undefined
  /** {itemId, sku, variantId, qtyInStock, previous}: the stock on the server differs from the page. Checked after the last piece was added or a piece was refused; null is unlimited. The button, its marks and texts follow this event, even if the page fires it. */
  onStockChange?: Listener<'stock-change'> | undefined
}

/** Opens a product’s form in a dialog before the product is added; a page needs no element for that. An element with attributes is a button that opens the form of a cart line again. */
export interface AdditionalFieldsProps extends ElementProps<'form' | 'entryId'> {
  /**
   * The definition of the form as JSON. Required for a cart line; a product that is added has its own.
   * Values: JSON of FormDefinition.
   */
  form?: FormDefinition | undefined
  /**
   * The id of the cart line. Required for a cart line.
   * Values: text.
   */
  entryId?: string | undefined
  /** From the document, when the line was changed. */
  onCartChange?: Listener<'cart-change'> | undefined
}

/** Makes the site’s announcement dismissible for a year. Without script it is the text and the link from the server. */
export interface AnnouncementBarProps extends ElementProps<'version'> {
  /**
   * Identifies the announcement after it was dismissed: a new version is shown again. By default its text and link identify it.
   * Values: text.
   */
  version?: string | undefined
}

/** A player: a button, a slider and the time. Only one player plays at a time, and nothing is fetched before it plays. data-audio-state shows the state: idle, playing, paused or error. Without script the browser’s own player or a link is visible. */
export interface AudioProps extends ElementProps<'audioAssetUrl' | 'title' | 'author' | 'durationInMs'> {
  /**
   * The address of the audio, if the element contains no <audio>.
   * Values: text.
   */
  audioAssetUrl?: string | undefined
  /**
   * The title, shown unless the element already shows it.
   * Values: text.
   */
  title?: string | undefined
  /**
   * The author, shown unless the element already shows it.
   * Values: text.
   */
  author?: string | undefined
  /**
   * The length in milliseconds, used until the browser knows it.
   * Values: integer from 0.
   * @default `0`
   */
  durationInMs?: number | undefined
}

/** A link that adds an event to a Google calendar. Without script it leads to the address from the server. Templates print such a link with the formatter google-calendar-url. */
export interface CalendarLinkProps extends ElementProps<'title' | 'start' | 'end' | 'location'> {
  /**
   * Name of the event.
   * Values: text.
   */
  title?: string | undefined
  /**
   * Its start, in milliseconds since 1970.
   * Values: integer from -8640000000000000 to 8640000000000000.
   */
  start?: number | undefined
  /**
   * Its end, in milliseconds since 1970. By default the event ends when it starts.
   * Values: integer from -8640000000000000 to 8640000000000000.
   */
  end?: number | undefined
  /**
   * Its location, as address lines and country joined by commas.
   * Values: text.
   */
  location?: string | undefined
}

/** A captcha in a form that posts normally once the captcha is solved. Without a key no captcha is rendered. Forms that are widgets render their own captcha. */
export interface CaptchaProps extends ElementProps<'siteKey' | 'theme' | 'alignment' | 'size'> {
  /**
   * The site key. Overrides the page context (`website.captchaSettings.siteKey`).
   * Values: text.
   */
  siteKey?: string | undefined
  /**
   * The colour theme.
   * Values: `light`, `dark`.
   * @default `light`
   */
  theme?: 'light' | 'dark' | undefined
  /**
   * The alignment of the captcha in the element.
   * Values: `left`, `center`, `right`.
   * @default `left`
   */
  alignment?: 'left' | 'center' | 'right' | undefined
  /**
   * The size. By default it is compact in an element narrower than 320 pixels.
   * Values: `auto`, `normal`, `compact`.
   * @default `auto`
   */
  size?: 'auto' | 'normal' | 'compact' | undefined
}

/** A list that scrolls sideways, with buttons: each shows the next items, and goes from the end to the start. Let your style sheet make the list a row that scrolls (`display: flex; overflow-x: auto`): it works without script then, and nothing moves. Otherwise the widget does. */
export interface CarouselProps extends ElementProps<never> {
}

/** The cart in a drawer beside the page, or in a sheet on phones. With data-cart="drawer" on the tag of the loader, an added item and the cart link open it. A page needs no element for it. It uses the texts of the cart page, too. */
export interface CartDrawerProps extends ElementProps<'options'> {
  /**
   * The cart page settings as JSON. With freeShippingSubtotal, also in the store settings of the page context, the drawer displays how much is missing until shipping is free.
   * Values: JSON of CartPageOptions.
   */
  options?: CartPageOptions | undefined
  /** {cart, reason}: the drawer has opened; `reason` is added or link. */
  onCartOpen?: Listener<'cart-open'> | undefined
  /** {cart}: the drawer has closed. */
  onCartClose?: Listener<'cart-close'> | undefined
  /** {cart, previous}: from the document, whenever the server has confirmed a change. */
  onCartChange?: Listener<'cart-change'> | undefined
  /** {entry, cart, undo}: from the document, when a line was removed; `undo()` puts it back. */
  onItemRemoved?: Listener<'item-removed'> | undefined
}

/** A link to the cart that shows the number of items and the subtotal. */
export interface CartIndicatorProps extends ElementProps<'items' | 'subtotal' | 'href'> {
  /**
   * The number of items in the server HTML.
   * Values: integer from 0.
   * @default `0`
   */
  items?: number | undefined
  /**
   * The subtotal in the server HTML, as displayed.
   * Values: text.
   */
  subtotal?: string | undefined
  /**
   * The address of a link without an href.
   * Values: text.
   * @default `/cart`
   */
  href?: string | undefined
  /** From the document, when the cart has changed. */
  onCartChange?: Listener<'cart-change'> | undefined
}

/** The cart page: lines with quantities, codes and gift cards, shipping and taxes, and the checkout link. Takes over the server HTML, or renders it. */
export interface CartPageProps extends ElementProps<'options'> {
  /**
   * The cart page settings as JSON: storeCurrency, formattingLocale, shopperLanguage, continueShoppingLinkUrl, minimumOrderSubtotal, countries, cart. A JSON script in the element works as well.
   * Values: JSON of CartPageOptions.
   */
  options?: CartPageOptions | undefined
  /** {cart, previous}: from the document, whenever the server has confirmed a change. */
  onCartChange?: Listener<'cart-change'> | undefined
  /** {entry, cart, undo}: from the document, when a line was removed; `undo()` puts it back. */
  onItemRemoved?: Listener<'item-removed'> | undefined
  /** {entryId, itemId, sku, qtyInStock, previous}: from the line, when its stock has changed. */
  onStockChange?: Listener<'stock-change'> | undefined
}

/** Shows for three seconds which product was added to the cart, with its picture, options and price, below the cart link, or inside an open modal dialog. A page needs no element for it. */
export interface CartPopoverProps extends ElementProps<'position'> {
  /**
   * auto: below the visible cart link, otherwise at a floating cart, otherwise at the top right; floating: at the floating cart; top-right: always at the top right.
   * Values: `auto`, `floating`, `top-right`.
   * @default `auto`
   */
  position?: 'auto' | 'floating' | 'top-right' | undefined
}

/** A list of products with filters, order and pages. It fetches the next state from the server, or makes it from the lists of the shop where there is no such server, and swaps the list in place; Back and Forward bring a state back. Without script, the form and the links lead to the same lists of the server. HTML that is put into the page cannot contain it. */
export interface CollectionProps extends ElementProps<'query' | 'apply' | 'pages'> {
  /**
   * The list comes from the shop: category, tag and filter.<name> (several times for several values), query (words), sort and limit (36 by default); empty for all products. What visitors choose is added. Without the attribute, the server renders each state.
   * Values: text.
   */
  query?: string | undefined
  /**
   * at-once: each change of a field counts at once; together: the button of the form applies all of them.
   * Values: `at-once`, `together`.
   * @default `at-once`
   */
  apply?: 'at-once' | 'together' | undefined
  /**
   * What leads to further items: more shows the link to the next page, which adds to the list; pages shows the links of pages; both shows what the server rendered.
   * Values: `more`, `pages`, `both`.
   * @default `both`
   */
  pages?: 'more' | 'pages' | 'both' | undefined
  /** {query, count, page}: another state is shown. query is that of the address, count the number that the server found, page the last one in the list. */
  onCollectionChange?: Listener<'collection-change'> | undefined
  /** {message, error}: the list could not change, and stays. */
  onCollectionError?: Listener<'collection-error'> | undefined
}

/** The comments on an item, and a form for a new one. The list of the server stays as it is; an empty element shows what the shop has stored. Where the shop has no comments, nothing changes. */
export interface CommentsProps extends ElementProps<'itemId' | 'commentState'> {
  /**
   * The id of the item, such as a post. Required.
   * Values: text.
   */
  itemId?: string | undefined
  /**
   * `1` while the item accepts new comments; otherwise there is no form.
   * Values: integer from 0.
   * @default `1`
   */
  commentState?: number | undefined
  /** {values}: before the comment is sent; cancel it to keep the form. */
  onFormSubmit?: Listener<'form-submit'> | undefined
  /** {}: the server has received the comment. */
  onFormSuccess?: Listener<'form-success'> | undefined
  /** {message, fieldErrors}: the server has refused the comment, or was not reached. */
  onFormError?: Listener<'form-error'> | undefined
}

/** A link to the comments on an item, with their number. */
export interface CommentsLinkProps extends ElementProps<'id' | 'publicCommentCount'> {
  /**
   * The id of the item: its comments are in the element with the id `comments-<id>`.
   * Values: text.
   */
  id?: string | undefined
  /**
   * The number of comments. By default the number in the comments element, if that is on the page.
   * Values: integer from 0.
   */
  publicCommentCount?: number | undefined
}

/** A link to follow an account. It fetches nothing from the service before a click. A link in the server HTML stays. */
export interface FollowProps extends ElementProps<'username' | 'profileUrl'> {
  /**
   * Name of the account, with or without @.
   * Values: text.
   */
  username?: string | undefined
  /**
   * Address of the account (http or https), if it is not on X (Twitter).
   * Values: text.
   */
  profileUrl?: string | undefined
}

/** A form for visitors. Takes over the form in the server HTML, or renders it from its definition. It validates, sends without leaving the page, and shows a confirmation. Typed text survives failures and a reload. */
export interface FormProps extends ElementProps<'form' | 'formId' | 'contentSource' | 'lightbox'> {
  /**
   * The definition of the form as JSON: its id, fields, texts, and the content after sending.
   * Values: JSON of FormDefinition.
   */
  form?: FormDefinition | undefined
  /**
   * The id of the form, if the definition is elsewhere: in a script in the block, in the form in the server HTML, or on the server.
   * Values: text.
   */
  formId?: string | undefined
  /**
   * Whether the page shows an item or a collection. By default the page context decides.
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
  /** {formId, values}: before the form is sent. Cancel it to send it yourself. */
  onFormSubmit?: Listener<'form-submit'> | undefined
  /** {formId}: the form was sent. */
  onFormSuccess?: Listener<'form-success'> | undefined
  /** {message, fieldErrors}: the server has refused the form. */
  onFormError?: Listener<'form-error'> | undefined
}

/** Pictures in a grid, a stack, a slideshow or a slider, and the gallery sections of the platform’s version 7.1. Each option can be an attribute, a key of data-options, a key of the block’s JSON or a class of the platform; they take precedence in this order. */
export interface GalleryProps extends ElementProps<'design' | 'autoplay' | 'autoplayDuration' | 'controls' | 'indicators' | 'autoCrop' | 'aspectRatio' | 'squareThumbs' | 'thumbnails' | 'thumbnailStripHeight' | 'thumbnailStripMargin' | 'showMetaBasic' | 'showMeta' | 'showMetaOnlyTitle' | 'metaPosition' | 'showMetaOnHover' | 'activeAlignment' | 'thumbnailsPerRow' | 'padding' | 'lightbox' | 'lightboxTheme' | 'maxWidth' | 'newWindow' | 'transparentBackground' | 'options'> {
  /**
   * grid: rows of equal frames; stacked: below each other; slideshow: one at a time; slider: side by side, one of them active.
   * Values: `slideshow`, `slider`, `grid`, `stacked`.
   * @default `grid`
   */
  design?: 'slideshow' | 'slider' | 'grid' | 'stacked' | undefined
  /**
   * Slides change automatically, with a button that stops them. They pause for the pointer, focus and hidden tabs. If the visitor prefers reduced motion, they wait for the button.
   * Values: boolean.
   * @default `false`
   */
  autoplay?: boolean | undefined
  /**
   * Seconds that each slide is shown.
   * Values: integer from 1 to 10.
   * @default `5`
   */
  autoplayDuration?: number | undefined
  /**
   * Arrows to the previous and the next slide.
   * Values: boolean.
   * @default `false`
   */
  controls?: boolean | undefined
  /**
   * A dot for each slide; with more than 12 slides, the current number.
   * Values: boolean.
   * @default `false`
   */
  indicators?: boolean | undefined
  /**
   * Pictures fill their frames, cropped around their focal points. Otherwise they are shown whole.
   * Values: boolean.
   * @default `true`
   */
  autoCrop?: boolean | undefined
  /**
   * Shape of the frames of a grid or a slideshow. Markup of the platform may have a number, the height in percent of the width: 50 is 2:1.
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
   * A strip of thumbnails for slideshows and sliders.
   * Values: boolean.
   * @default `false`
   */
  thumbnails?: boolean | undefined
  /**
   * Height of the thumbnails in pixels; 0 for none.
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
   * Captions below the pictures, as plain text, also in slideshows.
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
   * Captions show only the title.
   * Values: boolean.
   * @default `false`
   */
  showMetaOnlyTitle?: boolean | undefined
  /**
   * Position of captions over the pictures.
   * Values: `top`, `top-left`, `top-right`, `center`, `bottom`, `bottom-left`, `bottom-right`.
   * @default `bottom`
   */
  metaPosition?: 'top' | 'top-left' | 'top-right' | 'center' | 'bottom' | 'bottom-left' | 'bottom-right' | undefined
  /**
   * Captions over the pictures, shown on hover and focus.
   * Values: boolean.
   * @default `false`
   */
  showMetaOnHover?: boolean | undefined
  /**
   * Position of the active slide of a slider; mirrored in right-to-left text.
   * Values: `left`, `center`, `right`.
   * @default `center`
   */
  activeAlignment?: 'left' | 'center' | 'right' | undefined
  /**
   * Columns of a grid or of masonry; fewer if there is no room for them.
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
   * A click on a picture opens the lightbox; links to pages are followed.
   * Values: boolean.
   * @default `false`
   */
  lightbox?: boolean | undefined
  /**
   * dark or light theme of the lightbox; also as data-lightbox-theme.
   * Values: `dark`, `light`.
   * @default `dark`
   */
  lightboxTheme?: 'dark' | 'light' | undefined
  /**
   * Maximum width of a picture in a slider, in percent of its height.
   * Values: integer from 100 to 300.
   * @default `300`
   */
  maxWidth?: number | undefined
  /**
   * Links open in a new window; also as data-new-window.
   * Values: boolean.
   * @default `false`
   */
  newWindow?: boolean | undefined
  /**
   * No background behind pictures that are shown whole; also as data-transparent-background.
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

/** An image that loads when it comes near the screen, in the width that it needs, cropped around its focal point. data-image-state shows the state: loading, loaded or broken. */
export interface ImageProps extends ElementProps<'src' | 'imageDimensions' | 'imageFocalPoint' | 'load' | 'sizes'> {
  /**
   * Address of the picture: without scheme, or http, https, blob or data:image. An image with a src or srcset keeps it.
   * Values: text.
   */
  src?: string | undefined
  /**
   * Size of the picture in pixels as WIDTHxHEIGHT. It reserves the space until the picture has loaded. May be empty.
   * Values: text.
   */
  imageDimensions?: string | undefined
  /**
   * The part that stays visible when the picture is cropped: x,y from its left and top edge, 0 to 1.
   * Values: text.
   */
  imageFocalPoint?: string | undefined
  /**
   * true: load immediately; false, as the platform writes it: load near the screen.
   * Values: boolean.
   * @default `false`
   */
  load?: boolean | undefined
  /**
   * The display width, as in the attribute sizes. By default the width is measured, or the screen width is used if the image loads immediately.
   * Values: text.
   */
  sizes?: string | undefined
}

/** Enlarges an image in place: on hover or click, by touch and by keyboard. */
export interface ImageZoomProps extends ElementProps<'zoom' | 'zoomFactor'> {
  /**
   * hover: an enlarged part follows the mouse; click: a click starts and ends it; none: off. Touch always uses a tap.
   * Values: `hover`, `click`, `none`.
   * @default `hover`
   */
  zoom?: 'hover' | 'click' | 'none' | undefined
  /**
   * The zoom factor. A pinch gesture enlarges up to five times.
   * Values: number from 1 to 5.
   * @default `1.5`
   */
  zoomFactor?: number | undefined
}

/** The official notice of the legal guarantee, or the label of a producer’s guarantee (Regulation (EU) 2025/1960): the file for the language of the page, in its own proportions and colours, with its link. HTML that is put into the page cannot contain it. */
export interface LegalNoticeProps extends ElementProps<'kind' | 'notices' | 'fallback'> {
  /**
   * notice: the notice of the legal guarantee, at least 480 px wide; label: the label of a producer’s guarantee, at least 360 px.
   * Values: `notice`, `label`.
   * @default `notice`
   */
  kind?: 'notice' | 'label' | undefined
  /**
   * The official file, its link and its words by language tag. Without it, the link and the picture of the server HTML stay.
   * Values: JSON of NoticeFiles.
   */
  notices?: NoticeFiles | undefined
  /**
   * The language to take where the file lacks that of the page.
   * Values: text.
   * @default `en`
   */
  fallback?: string | undefined
}

/** Shows the pictures of a list in the size of the window. Galleries open the same lightbox. */
export interface LightboxProps extends ElementProps<'theme'> {
  /**
   * dark: light controls on a dark background; light: dark controls on a light background.
   * Values: `dark`, `light`.
   * @default `dark`
   */
  theme?: 'dark' | 'light' | undefined
}

/** A button to like an item. It remembers the like and can undo it. */
export interface LikeProps extends ElementProps<'itemId' | 'likeCount'> {
  /**
   * The id of the item: all its buttons on a page and in other tabs stay in sync.
   * Values: text.
   */
  itemId?: string | undefined
  /**
   * The number of other likes.
   * Values: integer from 0.
   * @default `0`
   */
  likeCount?: number | undefined
}

/** A text that moves through its element. It repeats to fill the width, and screen readers read it once. It stops while the visitor points at it or has a link of it in focus, and a button stops it for good. With reduced motion it stands in lines. Let your style sheet keep it in one line (`white-space: nowrap; overflow: hidden`): then nothing moves when the widget starts. data-marquee-state shows the state: playing or paused. */
export interface MarqueeProps extends ElementProps<'reverse' | 'speed'> {
  /**
   * The text moves the other way: by default to the left, in pages from right to left to the right.
   * Values: boolean.
   * @default `false`
   */
  reverse?: boolean | undefined
  /**
   * The speed: 2 is twice as fast.
   * Values: number from 0.1 to 10.
   * @default `1`
   */
  speed?: number | undefined
}

/** Logs members of the site in and out. It uses a form in the server HTML, or opens one in a dialog from a link to the login page. */
export interface MemberAccountProps extends ElementProps<'labels' | 'cloneCart'> {
  /**
   * Texts of this element as JSON, by the names of the texts below. They override the defaults.
   * Values: JSON of AccountLabels.
   */
  labels?: AccountLabels | undefined
  /**
   * Whether a visitor who logs out keeps a copy of the cart. Otherwise the cart is empty.
   * Values: boolean.
   * @default `true`
   */
  cloneCart?: boolean | undefined
  /** {authenticated, siteUserId}: a member has logged in or out, in any tab, or a session has expired. */
  onMemberChange?: Listener<'member-change'> | undefined
}

/** Folders of a navigation: Escape, a press outside and the focus that leaves close them. With `<details>` they open without script. For a menu over the page, the browser’s own `popover` needs no widget. If the template’s own script answers a press, the widget leaves that menu to it. */
export interface MenuProps extends ElementProps<never> {
}

/** Subscribes an e-mail address to a newsletter, without leaving the page. */
export interface NewsletterProps extends ElementProps<'formId' | 'form' | 'contentSource' | 'lightbox' | 'doubleOptIn'> {
  /**
   * The id of the form. Required, unless the definition, the form’s own `data-form-id` or its inline handler contains it.
   * Values: text.
   */
  formId?: string | undefined
  /**
   * The definition of the form as JSON: ids, the confirmation, and the texts for an empty element.
   * Values: JSON of FormDefinition.
   */
  form?: FormDefinition | undefined
  /**
   * Whether the form belongs to an item (`i`) or a collection (`c`). By default the page decides.
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
   * The address has to be confirmed: the default confirmation asks for it.
   * Values: boolean.
   * @default `false`
   */
  doubleOptIn?: boolean | undefined
  /** {formId}: before the form is sent; cancel it to keep the form. */
  onFormSubmit?: Listener<'form-submit'> | undefined
  /** {formId}: the server has accepted the address. */
  onFormSuccess?: Listener<'form-success'> | undefined
  /** {message, fieldErrors}: the server has refused the address. */
  onFormError?: Listener<'form-error'> | undefined
}

/** Reports a placed order to tracking, and to the tag service of the page through window.dataLayer. Each order is reported once, however often its page is shown, and only on a page whose context says that it confirms an order (pageType 202, or 204 to 207). The element is a script with the order as JSON; nothing visible changes. */
export interface OrderConfirmedProps extends ElementProps<'order'> {
  /**
   * The order as JSON, if the element is not a script that holds it.
   * Values: JSON of Order.
   */
  order?: Order | undefined
}

/** Shows the site’s announcement in a dialog, with a newsletter or a button: after a delay, or once the visitor has scrolled far enough. An empty element; a page without one receives it if its context has settings. */
export interface PopupOverlayProps extends ElementProps<'options'> {
  /**
   * The settings as JSON. By default popupOverlaySettings of the page context. When: showOnTimer with timeout (0 to 3600000 ms, 5000), showOnScroll with scrollPercentage (0 to 100, 25). Audience: displayFrequency (0 to 3650 days after it was closed, 30), showUntilSignup, enableMobile (true; at most 432 px wide), enabledPages (ids of collections and items, paths; all by default), version. Content: title, body (HTML), form (the definition of a newsletter), action {label, url, newWindow}.
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
   * hover: an enlarged part of the image follows the mouse; click: a click starts and ends it; none: off.
   * Values: `hover`, `click`, `none`.
   * @default `none`
   */
  zoom?: 'hover' | 'click' | 'none' | undefined
  /**
   * The zoom factor.
   * Values: number from 1 to 5.
   * @default `1.5`
   */
  zoomFactor?: number | undefined
  /**
   * A click on an image opens the lightbox.
   * Values: boolean.
   * @default `false`
   */
  lightbox?: boolean | undefined
  /**
   * dark or light theme of the lightbox.
   * Values: `dark`, `light`.
   * @default `dark`
   */
  lightboxTheme?: 'dark' | 'light' | undefined
  /**
   * Renders thumbnails if the server HTML has none.
   * Values: boolean.
   * @default `false`
   */
  thumbnails?: boolean | undefined
  /** {index, count}: another slide is shown; index counts from 0. */
  onGalleryChange?: Listener<'gallery-change'> | undefined
}

/** Suggestions while a visitor types a search: products, categories and pages, and the last searches where they may be remembered. Without script, the form searches. HTML that is put into the page cannot contain it. */
export interface ProductSearchProps extends ElementProps<'suggest'> {
  /**
   * The address that answers `{products, categories, pages}` for the parameter `q`, on the origin of the page or of `data-api`. Without it, the shop is asked; a shop without suggestions leaves the form as it is.
   * Values: text.
   */
  suggest?: string | undefined
  /** Suggestions are shown, or that there are none. */
  onSearchSuggest?: Listener<'search-suggest'> | undefined
}

/** Products of the shop as cards: those of a category or a tag, some by their ids, or those that go with a product or with the cart. The HTML of the server stays until they are there, and where the shop cannot list them. HTML that is put into the page cannot contain it. */
export interface ProductsProps extends ElementProps<'query'> {
  /**
   * What to show, as in an address: category, tag and filter.<name>, such as filter.Color (several times for several values), query (words), sort, limit (8 by default), ids (separated by commas), related (the id of a product; empty for that of the page; cart for what goes with the cart, and follows it), or recent (what the visitor has looked at, where recently-viewed notes it). Without it, the first products of the shop.
   * Values: text.
   */
  query?: string | undefined
}

/** Shows a product in a lightbox that also leads to the other products of its group. Without script it is a link to the product. */
export interface QuickViewProps extends ElementProps<'productId' | 'group'> {
  /**
   * The id of the product item. Required; platform markup uses data-id.
   * Values: text.
   */
  productId?: string | undefined
  /**
   * The arrow keys move through the buttons of the same group, in page order. The empty group is a group too.
   * Values: text.
   */
  group?: string | undefined
  /** {itemId, group}: the lightbox was opened. */
  onQuickViewOpen?: Listener<'quick-view-open'> | undefined
  /** {itemId, group}: it was closed; itemId is the product shown last, or null. */
  onQuickViewClose?: Listener<'quick-view-close'> | undefined
}

/** Notes the product of a product page, up to 12 of them, and shows the others as cards, the latest first. Only where the visitor may be remembered; the HTML of the server stays where there are none. HTML that is put into the page cannot contain it. */
export interface RecentlyViewedProps extends ElementProps<never> {
}

/** Related products on a page: tracking reports which were displayed, clicked and added to the cart. Those of the server stay as they are; an empty element on the page of a product shows cards of those that the shop recommends. */
export interface RelatedProductsProps extends ElementProps<never> {
}

/** Requests an e-mail when a variant is back in stock; shown while the chosen variant is sold out. */
export interface RestockFormProps extends ElementProps<'productId' | 'variantId' | 'mailingList'> {
  /**
   * The id of the product item. Required, unless an element around the form has it.
   * Values: text.
   */
  productId?: string | undefined
  /**
   * The id, or else the SKU, of the variant of this form. By default the form uses the chosen variant.
   * Values: text.
   */
  variantId?: string | undefined
  /**
   * Whether the form has a mailing list checkbox, and whether it is checked. By default the server HTML is kept; a form that the widget renders follows the page context.
   * Values: `hidden`, `unchecked`, `checked`.
   * @default `hidden`
   */
  mailingList?: 'hidden' | 'unchecked' | 'checked' | undefined
  /** {itemId, variantId}: asks for the chosen variant when the form mounts; the product’s button then fires vitrine:variant-change again. variantId is the one variant of the form, or null. */
  onVariantWanted?: Listener<'variant-wanted'> | undefined
  /** {productId, variantId}: before the form is sent; cancel it to keep the form. */
  onFormSubmit?: Listener<'form-submit'> | undefined
  /** {productId, variantId}: the server has accepted the request. */
  onFormSuccess?: Listener<'form-success'> | undefined
  /** {message, fieldErrors}: the server has refused the request. */
  onFormError?: Listener<'form-error'> | undefined
}

/** Lets a visitor share a page: with the device’s share dialog if the browser supports it, otherwise with links to the services that the site has enabled. Nothing is fetched from a service before a click on its link. */
export interface ShareProps extends ElementProps<'fullUrl' | 'title'> {
  /**
   * Address to share. By default the address of the page.
   * Values: text.
   */
  fullUrl?: string | undefined
  /**
   * Title to share. By default the title of the page.
   * Values: text.
   */
  title?: string | undefined
}

/** Shows how long ago a time was, and keeps it up to date while the page is open. English uses these texts; other languages use your texts, otherwise the browser’s. */
export interface TimeSinceProps extends ElementProps<'date'> {
  /**
   * The time, in milliseconds since 1970.
   * Values: integer.
   */
  date?: number | undefined
}

/** A video from another site. Nothing is fetched from that site before a click on the overlay, or, without an overlay, before the element is visible. If the site’s cookie policy is restrictive, nothing is fetched before a click or consent. With data-background, the page’s own or a provider’s video that plays behind the page. It also plays the videos that the platform stores, and the background videos of its sections. data-video-state shows the state: idle, playing or paused. */
export interface VideoProps extends ElementProps<'html' | 'providerName' | 'title' | 'load' | 'background'> {
  /**
   * The provider’s embed HTML (oEmbed). The widget rebuilds an <iframe> with an https address from it and drops the rest.
   * Values: text.
   */
  html?: string | undefined
  /**
   * The name of the provider: part of the button’s name.
   * Values: text.
   */
  providerName?: string | undefined
  /**
   * The title of the video. By default the title in the provider’s HTML.
   * Values: text.
   */
  title?: string | undefined
  /**
   * false: waits for a click without an overlay, too.
   * Values: boolean.
   * @default `true`
   */
  load?: boolean | undefined
  /**
   * A <video> in the element, otherwise the frame of data-html, plays automatically, muted and while it is visible. It does not play if the visitor prefers reduced motion or saves data, and not after it was paused.
   * Values: boolean.
   * @default `false`
   */
  background?: boolean | undefined
}

/** The visitor’s list of products: a button that adds a product or removes it, and an element that shows the list as cards. The browser keeps the list; the shop keeps that of a member, whose list has every product of the visitor after a log-in. HTML that is put into the page cannot contain the list. */
export interface WishlistProps extends ElementProps<'itemId' | 'wishlistList'> {
  /**
   * On a button: the id of its product. All buttons of a product stay in step, in other tabs, too.
   * Values: text.
   */
  itemId?: string | undefined
  /**
   * On the element that shows the list.
   * Values: boolean.
   * @default `false`
   */
  wishlistList?: boolean | undefined
  /** A product was added or removed, in any tab or by the shop. */
  onWishlistChange?: Listener<'wishlist-change'> | undefined
}

/** The withdrawal function of EU law: a consumer states a withdrawal in two steps, without an account, and gets a receipt with date and time. On a link, it gives the link the words of the law. HTML that is put into the page cannot contain it. */
export interface WithdrawalProps extends ElementProps<'order'> {
  /**
   * The number in a form that the widget renders.
   * Values: text.
   */
  order?: string | undefined
  /** {values}: before the statement is sent; cancel it to keep the second step. */
  onFormSubmit?: Listener<'form-submit'> | undefined
  /** {}: the server has received the statement. */
  onFormSuccess?: Listener<'form-success'> | undefined
  /** {message, fieldErrors}: the server has refused the statement, or was not reached. */
  onFormError?: Listener<'form-error'> | undefined
}
