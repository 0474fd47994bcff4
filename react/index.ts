import {definition as addToCartDefinition} from '../widgets/add-to-cart/definition.ts'
import {definition as additionalFieldsDefinition} from '../widgets/additional-fields/definition.ts'
import {definition as announcementBarDefinition} from '../widgets/announcement-bar/definition.ts'
import {definition as audioDefinition} from '../widgets/audio/definition.ts'
import {definition as calendarLinkDefinition} from '../widgets/calendar-link/definition.ts'
import {definition as captchaDefinition} from '../widgets/captcha/definition.ts'
import {definition as cartIndicatorDefinition} from '../widgets/cart-indicator/definition.ts'
import {definition as cartPageDefinition} from '../widgets/cart-page/definition.ts'
import {definition as cartPopoverDefinition} from '../widgets/cart-popover/definition.ts'
import {definition as commentsLinkDefinition} from '../widgets/comments-link/definition.ts'
import {definition as followDefinition} from '../widgets/follow/definition.ts'
import {definition as formDefinition} from '../widgets/form/definition.ts'
import {definition as galleryDefinition} from '../widgets/gallery/definition.ts'
import {definition as imageDefinition} from '../widgets/image/definition.ts'
import {definition as imageZoomDefinition} from '../widgets/image-zoom/definition.ts'
import {definition as lightboxDefinition} from '../widgets/lightbox/definition.ts'
import {definition as likeDefinition} from '../widgets/like/definition.ts'
import {definition as memberAccountDefinition} from '../widgets/member-account/definition.ts'
import {definition as newsletterDefinition} from '../widgets/newsletter/definition.ts'
import {definition as orderConfirmedDefinition} from '../widgets/order-confirmed/definition.ts'
import {definition as popupOverlayDefinition} from '../widgets/popup-overlay/definition.ts'
import {definition as productGalleryDefinition} from '../widgets/product-gallery/definition.ts'
import {definition as quickViewDefinition} from '../widgets/quick-view/definition.ts'
import {definition as relatedProductsDefinition} from '../widgets/related-products/definition.ts'
import {definition as restockFormDefinition} from '../widgets/restock-form/definition.ts'
import {definition as shareDefinition} from '../widgets/share/definition.ts'
import {definition as timeSinceDefinition} from '../widgets/time-since/definition.ts'
import {definition as videoDefinition} from '../widgets/video/definition.ts'

export * from './author.ts'

import {createComponent} from './create-component.tsx'
import type {
  AdditionalFieldsProps,
  AddToCartProps,
  AnnouncementBarProps,
  AudioProps,
  CalendarLinkProps,
  CaptchaProps,
  CartIndicatorProps,
  CartPageProps,
  CartPopoverProps,
  CommentsLinkProps,
  FollowProps,
  FormProps,
  GalleryProps,
  ImageProps,
  ImageZoomProps,
  LightboxProps,
  LikeProps,
  MemberAccountProps,
  NewsletterProps,
  OrderConfirmedProps,
  PopupOverlayProps,
  ProductGalleryProps,
  QuickViewProps,
  RelatedProductsProps,
  RestockFormProps,
  ShareProps,
  TimeSinceProps,
  VideoProps,
} from './generated/props.ts'
import {addToCart} from './markup/add-to-cart.tsx'
import {cartIndicator, cartPage} from './markup/cart.tsx'
import {newsletter, restockForm} from './markup/forms.tsx'
import {audio, follow, like, memberAccount, share, video} from './markup/others.tsx'

export type {EventDetails, EventName} from '../src/contract/events.ts'
export {cart, configure, useCart} from './cart.ts'
export type * from './generated/props.ts'
export {Slot, type SlotProps} from './Slot.tsx'

export const AddToCart = createComponent<AddToCartProps>(addToCartDefinition, addToCart)
export const AdditionalFields = createComponent<AdditionalFieldsProps>(additionalFieldsDefinition, {tag: 'a'})
export const AnnouncementBar = createComponent<AnnouncementBarProps>(announcementBarDefinition, {
  tag: 'section',
})
export const Audio = createComponent<AudioProps>(audioDefinition, audio)
export const CalendarLink = createComponent<CalendarLinkProps>(calendarLinkDefinition, {tag: 'a'})
export const Captcha = createComponent<CaptchaProps>(captchaDefinition, {tag: 'div'})
export const CartIndicator = createComponent<CartIndicatorProps>(cartIndicatorDefinition, cartIndicator)
export const CartPage = createComponent<CartPageProps>(cartPageDefinition, cartPage)
export const CartPopover = createComponent<CartPopoverProps>(cartPopoverDefinition, {tag: 'div'})
export const CommentsLink = createComponent<CommentsLinkProps>(commentsLinkDefinition, {tag: 'a'})
export const Follow = createComponent<FollowProps>(followDefinition, follow)
export const Form = createComponent<FormProps>(formDefinition, {tag: 'div'})
export const Gallery = createComponent<GalleryProps>(galleryDefinition, {tag: 'div'})
export const Image = createComponent<ImageProps>(imageDefinition, {tag: 'img'})
export const ImageZoom = createComponent<ImageZoomProps>(imageZoomDefinition, {tag: 'div'})
export const Lightbox = createComponent<LightboxProps>(lightboxDefinition, {tag: 'div'})
export const Like = createComponent<LikeProps>(likeDefinition, like)
export const MemberAccount = createComponent<MemberAccountProps>(memberAccountDefinition, memberAccount)
export const Newsletter = createComponent<NewsletterProps>(newsletterDefinition, newsletter)
export const OrderConfirmed = createComponent<OrderConfirmedProps>(orderConfirmedDefinition, {tag: 'div'})
export const PopupOverlay = createComponent<PopupOverlayProps>(popupOverlayDefinition, {tag: 'div'})
export const ProductGallery = createComponent<ProductGalleryProps>(productGalleryDefinition, {tag: 'div'})
export const QuickView = createComponent<QuickViewProps>(quickViewDefinition, {tag: 'a'})
export const RelatedProducts = createComponent<RelatedProductsProps>(relatedProductsDefinition, {tag: 'div'})
export const RestockForm = createComponent<RestockFormProps>(restockFormDefinition, restockForm)
export const Share = createComponent<ShareProps>(shareDefinition, share)
export const TimeSince = createComponent<TimeSinceProps>(timeSinceDefinition, {tag: 'time'})
export const Video = createComponent<VideoProps>(videoDefinition, video)
