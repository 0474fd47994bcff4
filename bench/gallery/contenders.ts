/** Pictures of every gallery. */
export const COUNT = 100
/** The number of galleries on a page with many. */
export const MANY = 10

/** One implementation of the same gallery. */
export interface Contender {
  name: string
  /** The task of its gallery: opens as large as the window, slides in the page, or is on the page ten times. */
  task: 'lightbox' | 'carousel' | 'galleries'
  head: string
  body: string
  /** File in `peers/` that is bundled into `/peers/<name>.js`. */
  peer?: string
  /** Matches when it is ready; for many galleries, each of them. */
  ready: string
  /** The button for the next picture. */
  next: string
  /** Expression for the number of the visible picture, from 1. */
  shown: string
}

const numbers = Array.from({length: COUNT}, (_, index) => index + 1)

const pictures = (item: (image: string, index: number) => string): string =>
  numbers
    .map((n) =>
      item(`<img src="/media/${n}.svg" alt="Picture ${n}" width="200" height="150" loading="lazy">`, n),
    )
    .join('')

const links = (attributes: string): string =>
  pictures((image, n) => `<li><a href="/media/${n}.svg?large"${attributes}>${image}</a></li>`)

const loader = '<script async src="/vitrine/loader.js"></script>'
const module = (name: string): string => `<script type="module" src="/peers/${name}.js"></script>`

const lightboxes: Contender[] = [
  {
    name: 'vitrine',
    task: 'lightbox',
    head: loader,
    body: `<ul id="gallery" data-vitrine="lightbox">${links('')}</ul>`,
    ready: '#gallery[data-vitrine-state=mounted]',
    next: 'dialog [data-next]',
    shown: `parseInt(document.querySelector('dialog [role=status]').textContent)`,
  },
  {
    name: 'PhotoSwipe',
    task: 'lightbox',
    head: `<link rel="stylesheet" href="/peers/photoswipe.css">${module('photoswipe')}`,
    body: `<ul id="gallery">${links(' data-pswp-width="1600" data-pswp-height="1200"')}</ul>`,
    peer: 'photoswipe.ts',
    ready: '#gallery',
    next: '.pswp__button--arrow--next',
    shown: `parseInt(document.querySelector('.pswp__counter').textContent)`,
  },
]

const carousels: Contender[] = [
  {
    name: 'vitrine',
    task: 'carousel',
    head: loader,
    body: `<div id="gallery" class="frame" data-vitrine="product-gallery"><ul>${pictures((image) => `<li>${image}</li>`)}</ul></div>`,
    ready: '#gallery .product-gallery__next',
    next: '#gallery .product-gallery__next',
    shown: `parseInt(document.querySelector('#gallery li:not([inert])').ariaLabel)`,
  },
  {
    name: 'Embla',
    task: 'carousel',
    head: module('embla'),
    body: `<div id="gallery" class="frame"><ul>${pictures((image) => `<li>${image}</li>`)}</ul></div><button id="next">Next</button>`,
    peer: 'embla.ts',
    ready: '#gallery[data-ready]',
    next: '#next',
    shown: `Number(document.querySelector('#gallery').dataset.shown)`,
  },
]

const many = (gallery: string): string =>
  Array.from({length: MANY}, () => `<section>${gallery}</section>`).join('')

/** The last gallery, which a click on its button has moved. */
const LAST = 'section:last-of-type'
const shownOf = (selector: string): string =>
  `Number(document.querySelector('${LAST} ${selector}').dataset.shown)`

const style = (name: string): string => `<link rel="stylesheet" href="/peers/${name}.css">`

const galleries: Contender[] = [
  {
    name: 'vitrine',
    task: 'galleries',
    head: loader,
    body: many(
      `<div class="frame" data-vitrine="gallery" data-design="slideshow" data-controls><ul>${pictures((image) => `<li>${image}</li>`)}</ul></div>`,
    ),
    ready: '.gallery__next',
    next: `${LAST} .gallery__next`,
    shown: `parseInt(document.querySelector('${LAST} li:not([inert])').ariaLabel)`,
  },
  {
    name: 'Swiper',
    task: 'galleries',
    head: `${style('swiper')}${style('swiper-navigation')}${module('swiper')}`,
    body: many(
      `<div class="frame swiper"><div class="swiper-wrapper">${pictures((image) => `<div class="swiper-slide">${image}</div>`)}</div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div></div>`,
    ),
    peer: 'swiper.ts',
    ready: '.swiper[data-ready]',
    next: `${LAST} .swiper-button-next`,
    shown: shownOf('.swiper'),
  },
  {
    name: 'Splide',
    task: 'galleries',
    head: `${style('splide')}${module('splide')}`,
    body: many(
      `<div class="frame splide" aria-label="Pictures"><div class="splide__track"><ul class="splide__list">${pictures((image) => `<li class="splide__slide">${image}</li>`)}</ul></div></div>`,
    ),
    peer: 'splide.ts',
    ready: '.splide[data-ready]',
    next: `${LAST} .splide__arrow--next`,
    shown: shownOf('.splide'),
  },
]

export const contenders: readonly Contender[] = [...lightboxes, ...carousels, ...galleries]
