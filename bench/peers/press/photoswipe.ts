import PhotoSwipe from 'photoswipe'
import PhotoSwipeLightbox from 'photoswipe/lightbox'
import style from 'photoswipe/style.css?inline'
import {addStyle} from './add-style.ts'

addStyle(style)
const lightbox = new PhotoSwipeLightbox({
  gallery: '.ProductItem-gallery-slides',
  children: '.ProductItem-gallery-slides-item',
  pswpModule: PhotoSwipe,
})
// the pictures of the page are large, and no links
lightbox.addFilter('domItemData', (item, element) => {
  const picture = element.querySelector('img')
  return {...item, src: picture?.src, w: picture?.width, h: picture?.height, alt: picture?.alt}
})
lightbox.init()
