// Generated from the definitions of the widgets (npm run generate).
import {definition as accordion} from '../../widgets/accordion/definition.ts'
import {definition as addToCart} from '../../widgets/add-to-cart/definition.ts'
import {template as addToCartMarkup} from '../markup/add-to-cart.tsx'
import {definition as additionalFields} from '../../widgets/additional-fields/definition.ts'
import {definition as announcementBar} from '../../widgets/announcement-bar/definition.ts'
import {definition as audio} from '../../widgets/audio/definition.ts'
import {template as audioMarkup} from '../markup/audio.tsx'
import {definition as calendarLink} from '../../widgets/calendar-link/definition.ts'
import {definition as captcha} from '../../widgets/captcha/definition.ts'
import {definition as carousel} from '../../widgets/carousel/definition.ts'
import {definition as cartDrawer} from '../../widgets/cart-drawer/definition.ts'
import {definition as cartIndicator} from '../../widgets/cart-indicator/definition.ts'
import {template as cartIndicatorMarkup} from '../markup/cart-indicator.tsx'
import {definition as cartPage} from '../../widgets/cart-page/definition.ts'
import {template as cartPageMarkup} from '../markup/cart-page.tsx'
import {definition as cartPopover} from '../../widgets/cart-popover/definition.ts'
import {definition as collection} from '../../widgets/collection/definition.ts'
import {definition as comments} from '../../widgets/comments/definition.ts'
import {definition as commentsLink} from '../../widgets/comments-link/definition.ts'
import {definition as follow} from '../../widgets/follow/definition.ts'
import {template as followMarkup} from '../markup/follow.tsx'
import {definition as form} from '../../widgets/form/definition.ts'
import {definition as gallery} from '../../widgets/gallery/definition.ts'
import {definition as image} from '../../widgets/image/definition.ts'
import {definition as imageZoom} from '../../widgets/image-zoom/definition.ts'
import {definition as legalNotice} from '../../widgets/legal-notice/definition.ts'
import {definition as lightbox} from '../../widgets/lightbox/definition.ts'
import {definition as like} from '../../widgets/like/definition.ts'
import {template as likeMarkup} from '../markup/like.tsx'
import {definition as marquee} from '../../widgets/marquee/definition.ts'
import {definition as memberAccount} from '../../widgets/member-account/definition.ts'
import {template as memberAccountMarkup} from '../markup/member-account.tsx'
import {definition as menu} from '../../widgets/menu/definition.ts'
import {definition as newsletter} from '../../widgets/newsletter/definition.ts'
import {template as newsletterMarkup} from '../markup/newsletter.tsx'
import {definition as orderConfirmed} from '../../widgets/order-confirmed/definition.ts'
import {definition as popupOverlay} from '../../widgets/popup-overlay/definition.ts'
import {definition as productGallery} from '../../widgets/product-gallery/definition.ts'
import {definition as productSearch} from '../../widgets/product-search/definition.ts'
import {definition as products} from '../../widgets/products/definition.ts'
import {definition as quickView} from '../../widgets/quick-view/definition.ts'
import {definition as recentlyViewed} from '../../widgets/recently-viewed/definition.ts'
import {definition as relatedProducts} from '../../widgets/related-products/definition.ts'
import {definition as restockForm} from '../../widgets/restock-form/definition.ts'
import {template as restockFormMarkup} from '../markup/restock-form.tsx'
import {definition as share} from '../../widgets/share/definition.ts'
import {template as shareMarkup} from '../markup/share.tsx'
import {definition as timeSince} from '../../widgets/time-since/definition.ts'
import {definition as video} from '../../widgets/video/definition.ts'
import {definition as wishlist} from '../../widgets/wishlist/definition.ts'
import {definition as withdrawal} from '../../widgets/withdrawal/definition.ts'
import {createComponent} from '../create-component.tsx'
import type * as props from './props.ts'

export const Accordion = /* @__PURE__ */ createComponent<props.AccordionProps>(accordion, {tag: 'div'})
export const AddToCart = /* @__PURE__ */ createComponent<props.AddToCartProps>(addToCart, addToCartMarkup)
export const AdditionalFields = /* @__PURE__ */ createComponent<props.AdditionalFieldsProps>(additionalFields, {tag: 'a'})
export const AnnouncementBar = /* @__PURE__ */ createComponent<props.AnnouncementBarProps>(announcementBar, {tag: 'section'})
export const Audio = /* @__PURE__ */ createComponent<props.AudioProps>(audio, audioMarkup)
export const CalendarLink = /* @__PURE__ */ createComponent<props.CalendarLinkProps>(calendarLink, {tag: 'a'})
export const Captcha = /* @__PURE__ */ createComponent<props.CaptchaProps>(captcha, {tag: 'div'})
export const Carousel = /* @__PURE__ */ createComponent<props.CarouselProps>(carousel, {tag: 'div'})
export const CartDrawer = /* @__PURE__ */ createComponent<props.CartDrawerProps>(cartDrawer, {tag: 'div'})
export const CartIndicator = /* @__PURE__ */ createComponent<props.CartIndicatorProps>(cartIndicator, cartIndicatorMarkup)
export const CartPage = /* @__PURE__ */ createComponent<props.CartPageProps>(cartPage, cartPageMarkup)
export const CartPopover = /* @__PURE__ */ createComponent<props.CartPopoverProps>(cartPopover, {tag: 'div'})
export const Collection = /* @__PURE__ */ createComponent<props.CollectionProps>(collection, {tag: 'div'})
export const Comments = /* @__PURE__ */ createComponent<props.CommentsProps>(comments, {tag: 'div'})
export const CommentsLink = /* @__PURE__ */ createComponent<props.CommentsLinkProps>(commentsLink, {tag: 'a'})
export const Follow = /* @__PURE__ */ createComponent<props.FollowProps>(follow, followMarkup)
export const Form = /* @__PURE__ */ createComponent<props.FormProps>(form, {tag: 'div'})
export const Gallery = /* @__PURE__ */ createComponent<props.GalleryProps>(gallery, {tag: 'div'})
export const Image = /* @__PURE__ */ createComponent<props.ImageProps>(image, {tag: 'img'})
export const ImageZoom = /* @__PURE__ */ createComponent<props.ImageZoomProps>(imageZoom, {tag: 'div'})
export const LegalNotice = /* @__PURE__ */ createComponent<props.LegalNoticeProps>(legalNotice, {tag: 'div'})
export const Lightbox = /* @__PURE__ */ createComponent<props.LightboxProps>(lightbox, {tag: 'div'})
export const Like = /* @__PURE__ */ createComponent<props.LikeProps>(like, likeMarkup)
export const Marquee = /* @__PURE__ */ createComponent<props.MarqueeProps>(marquee, {tag: 'div'})
export const MemberAccount = /* @__PURE__ */ createComponent<props.MemberAccountProps>(memberAccount, memberAccountMarkup)
export const Menu = /* @__PURE__ */ createComponent<props.MenuProps>(menu, {tag: 'div'})
export const Newsletter = /* @__PURE__ */ createComponent<props.NewsletterProps>(newsletter, newsletterMarkup)
export const OrderConfirmed = /* @__PURE__ */ createComponent<props.OrderConfirmedProps>(orderConfirmed, {tag: 'div'})
export const PopupOverlay = /* @__PURE__ */ createComponent<props.PopupOverlayProps>(popupOverlay, {tag: 'div'})
export const ProductGallery = /* @__PURE__ */ createComponent<props.ProductGalleryProps>(productGallery, {tag: 'div'})
export const ProductSearch = /* @__PURE__ */ createComponent<props.ProductSearchProps>(productSearch, {tag: 'div'})
export const Products = /* @__PURE__ */ createComponent<props.ProductsProps>(products, {tag: 'div'})
export const QuickView = /* @__PURE__ */ createComponent<props.QuickViewProps>(quickView, {tag: 'a'})
export const RecentlyViewed = /* @__PURE__ */ createComponent<props.RecentlyViewedProps>(recentlyViewed, {tag: 'div'})
export const RelatedProducts = /* @__PURE__ */ createComponent<props.RelatedProductsProps>(relatedProducts, {tag: 'div'})
export const RestockForm = /* @__PURE__ */ createComponent<props.RestockFormProps>(restockForm, restockFormMarkup)
export const Share = /* @__PURE__ */ createComponent<props.ShareProps>(share, shareMarkup)
export const TimeSince = /* @__PURE__ */ createComponent<props.TimeSinceProps>(timeSince, {tag: 'time'})
export const Video = /* @__PURE__ */ createComponent<props.VideoProps>(video, {tag: 'div'})
export const Wishlist = /* @__PURE__ */ createComponent<props.WishlistProps>(wishlist, {tag: 'div'})
export const Withdrawal = /* @__PURE__ */ createComponent<props.WithdrawalProps>(withdrawal, {tag: 'div'})
