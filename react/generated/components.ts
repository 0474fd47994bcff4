// Generated from the definitions of the widgets (npm run generate).
import {template as addToCart} from '../../widgets/add-to-cart/react.tsx'
import {template as audio} from '../../widgets/audio/react.tsx'
import {template as cartIndicator} from '../../widgets/cart-indicator/react.tsx'
import {template as cartPage} from '../../widgets/cart-page/react.tsx'
import {template as follow} from '../../widgets/follow/react.tsx'
import {template as like} from '../../widgets/like/react.tsx'
import {template as memberAccount} from '../../widgets/member-account/react.tsx'
import {template as newsletter} from '../../widgets/newsletter/react.tsx'
import {template as restockForm} from '../../widgets/restock-form/react.tsx'
import {template as share} from '../../widgets/share/react.tsx'
import {createComponent} from '../create-component.tsx'
import type * as props from './props.ts'

export const Accordion = /* @__PURE__ */ createComponent<props.AccordionProps>('accordion', ["multiple"], {tag: 'div'})
export const AddToCart = /* @__PURE__ */ createComponent<props.AddToCartProps>('add-to-cart', ["product","product-id","item-id","variants","product-type","mode","quantity","label","express","price-differences","low-stock","buy-bar","swatches","merchandising"], addToCart)
export const AdditionalFields = /* @__PURE__ */ createComponent<props.AdditionalFieldsProps>('additional-fields', ["form","entry-id"], {tag: 'a'})
export const AnnouncementBar = /* @__PURE__ */ createComponent<props.AnnouncementBarProps>('announcement-bar', ["version"], {tag: 'section'})
export const Audio = /* @__PURE__ */ createComponent<props.AudioProps>('audio', ["audio-asset-url","title","author","duration-in-ms"], audio)
export const CalendarLink = /* @__PURE__ */ createComponent<props.CalendarLinkProps>('calendar-link', ["title","start","end","location"], {tag: 'a'})
export const Captcha = /* @__PURE__ */ createComponent<props.CaptchaProps>('captcha', ["site-key","theme","alignment","size"], {tag: 'div'})
export const Carousel = /* @__PURE__ */ createComponent<props.CarouselProps>('carousel', [], {tag: 'div'})
export const CartDrawer = /* @__PURE__ */ createComponent<props.CartDrawerProps>('cart-drawer', ["options"], {tag: 'div'})
export const CartIndicator = /* @__PURE__ */ createComponent<props.CartIndicatorProps>('cart-indicator', ["items","subtotal","href"], cartIndicator)
export const CartPage = /* @__PURE__ */ createComponent<props.CartPageProps>('cart-page', ["options"], cartPage)
export const CartPopover = /* @__PURE__ */ createComponent<props.CartPopoverProps>('cart-popover', ["position"], {tag: 'div'})
export const Collection = /* @__PURE__ */ createComponent<props.CollectionProps>('collection', ["query","apply","pages"], {tag: 'div'})
export const Comments = /* @__PURE__ */ createComponent<props.CommentsProps>('comments', ["item-id","comment-state"], {tag: 'div'})
export const CommentsLink = /* @__PURE__ */ createComponent<props.CommentsLinkProps>('comments-link', ["id","public-comment-count"], {tag: 'a'})
export const Follow = /* @__PURE__ */ createComponent<props.FollowProps>('follow', ["username","profile-url"], follow)
export const Form = /* @__PURE__ */ createComponent<props.FormProps>('form', ["form","form-id","content-source","lightbox"], {tag: 'div'})
export const Gallery = /* @__PURE__ */ createComponent<props.GalleryProps>('gallery', ["design","autoplay","autoplay-duration","controls","indicators","auto-crop","aspect-ratio","square-thumbs","thumbnails","thumbnail-strip-height","thumbnail-strip-margin","show-meta-basic","show-meta","show-meta-only-title","meta-position","show-meta-on-hover","active-alignment","thumbnails-per-row","padding","lightbox","lightboxTheme","max-width","newWindow","transparentBackground","options"], {tag: 'div'})
export const Image = /* @__PURE__ */ createComponent<props.ImageProps>('image', ["src","image-dimensions","image-focal-point","load","sizes"], {tag: 'img'})
export const ImageZoom = /* @__PURE__ */ createComponent<props.ImageZoomProps>('image-zoom', ["zoom","zoom-factor"], {tag: 'div'})
export const LegalNotice = /* @__PURE__ */ createComponent<props.LegalNoticeProps>('legal-notice', ["kind","notices","fallback"], {tag: 'div'})
export const Lightbox = /* @__PURE__ */ createComponent<props.LightboxProps>('lightbox', ["theme"], {tag: 'div'})
export const Like = /* @__PURE__ */ createComponent<props.LikeProps>('like', ["item-id","like-count"], like)
export const Marquee = /* @__PURE__ */ createComponent<props.MarqueeProps>('marquee', ["reverse","speed"], {tag: 'div'})
export const MemberAccount = /* @__PURE__ */ createComponent<props.MemberAccountProps>('member-account', ["labels","clone-cart"], memberAccount)
export const Menu = /* @__PURE__ */ createComponent<props.MenuProps>('menu', [], {tag: 'div'})
export const Newsletter = /* @__PURE__ */ createComponent<props.NewsletterProps>('newsletter', ["form-id","form","content-source","lightbox","double-opt-in"], newsletter)
export const OrderConfirmed = /* @__PURE__ */ createComponent<props.OrderConfirmedProps>('order-confirmed', ["order"], {tag: 'div'})
export const PopupOverlay = /* @__PURE__ */ createComponent<props.PopupOverlayProps>('popup-overlay', ["options"], {tag: 'div'})
export const ProductGallery = /* @__PURE__ */ createComponent<props.ProductGalleryProps>('product-gallery', ["design","zoom","zoom-factor","lightbox","lightbox-theme","thumbnails"], {tag: 'div'})
export const ProductSearch = /* @__PURE__ */ createComponent<props.ProductSearchProps>('product-search', ["suggest"], {tag: 'div'})
export const Products = /* @__PURE__ */ createComponent<props.ProductsProps>('products', ["query"], {tag: 'div'})
export const QuickView = /* @__PURE__ */ createComponent<props.QuickViewProps>('quick-view', ["product-id","group"], {tag: 'a'})
export const RecentlyViewed = /* @__PURE__ */ createComponent<props.RecentlyViewedProps>('recently-viewed', [], {tag: 'div'})
export const RelatedProducts = /* @__PURE__ */ createComponent<props.RelatedProductsProps>('related-products', [], {tag: 'div'})
export const RestockForm = /* @__PURE__ */ createComponent<props.RestockFormProps>('restock-form', ["product-id","variant-id","mailing-list"], restockForm)
export const Share = /* @__PURE__ */ createComponent<props.ShareProps>('share', ["full-url","title"], share)
export const TimeSince = /* @__PURE__ */ createComponent<props.TimeSinceProps>('time-since', ["date"], {tag: 'time'})
export const Video = /* @__PURE__ */ createComponent<props.VideoProps>('video', ["html","provider-name","title","load","background"], {tag: 'div'})
export const Wishlist = /* @__PURE__ */ createComponent<props.WishlistProps>('wishlist', ["item-id","wishlist-list"], {tag: 'div'})
export const Withdrawal = /* @__PURE__ */ createComponent<props.WithdrawalProps>('withdrawal', ["order"], {tag: 'div'})
