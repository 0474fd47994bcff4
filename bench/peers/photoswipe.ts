import PhotoSwipe from 'photoswipe'
import PhotoSwipeLightbox from 'photoswipe/lightbox'

new PhotoSwipeLightbox({gallery: '#gallery', children: 'a', pswpModule: PhotoSwipe}).init()
