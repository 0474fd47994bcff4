import Swiper from 'swiper'
import navigation from 'swiper/css/navigation?inline'
import style from 'swiper/css?inline'
import {A11y, Keyboard, Navigation} from 'swiper/modules'
import {addStyle} from './add-style.ts'

addStyle(style + navigation)
const strip = document.querySelector<HTMLElement>('.ProductItem-gallery-slides')
const frame = document.createElement('div')
const nextEl = document.createElement('div')
if (strip) {
  frame.className = 'swiper'
  nextEl.className = 'swiper-button-next'
  strip.className = 'swiper-wrapper'
  strip.replaceWith(frame)
  frame.append(strip, nextEl)
  for (const slide of strip.children) slide.classList.add('swiper-slide')
  new Swiper(frame, {
    modules: [A11y, Keyboard, Navigation],
    keyboard: {enabled: true},
    navigation: {nextEl},
    rewind: true,
  })
}
