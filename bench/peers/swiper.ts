import Swiper from 'swiper'
import {A11y, Keyboard, Navigation} from 'swiper/modules'

for (const gallery of document.querySelectorAll<HTMLElement>('.swiper')) {
  const nextEl = gallery.querySelector<HTMLElement>('.swiper-button-next')
  const prevEl = gallery.querySelector<HTMLElement>('.swiper-button-prev')
  const swiper = new Swiper(gallery, {
    modules: [A11y, Keyboard, Navigation],
    keyboard: {enabled: true},
    navigation: {nextEl, prevEl},
    rewind: true,
  })
  swiper.on('slideChange', ({activeIndex}) => {
    gallery.dataset.shown = `${activeIndex + 1}`
  })
  gallery.dataset.ready = ''
}
