import {Window} from 'happy-dom'
import {expect, it} from 'vitest'
import {widgets} from '../widgets/table.ts'

/** What the platform's scripts bring to life on its pages, as the server prints it. */
const MARKUP: readonly (readonly [widget: string, html: string])[] = [
  ['menu', '<a class="header-nav-folder-title" href="/info" aria-expanded="false">Info</a><div></div>'],
  ['menu', '<a class="Header-nav-folder-title" href="/info" data-controller="HeaderNavFolderTouch">Info</a>'],
  ['menu', '<a class="nav-title" href="/info" data-controller="HeaderNavFolderTouch">Info</a><span></span>'],
  ['menu', '<div class="folder-toggle">Info</div><div class="subnav"></div>'],
  ['menu', '<button class="header-burger-btn burger" aria-expanded="false"></button>'],
  ['menu', '<button class="header-burger-btn" aria-expanded="false"></button>'],
  ['menu', '<button class="Mobile-bar-menu" data-controller="MobileOverlayToggle"></button>'],
  ['menu', '<div class="mobile-nav-toggle"><div class="middle-bar"></div></div><div id="sidecarNav"></div>'],
  [
    'accordion',
    '<ul class="accordion-items-container"><li class="accordion-item"><button class="accordion-item__click-target"></button></li></ul>',
  ],
  ['accordion', '<li class="accordion-item"><button class="accordion-item__click-target"></button></li>'],
  ['carousel', '<div class="summary-carousel-pager"><span class="summary-carousel-pager-next"></span></div>'],
  ['carousel', '<div data-controller="UserItemsListCarousel"></div>'],
  ['image', '<img alt="" data-src="/a.jpg" data-image="/a.jpg" data-image-dimensions="900x600">'],
  ['image', '<img alt="" data-src="/a.jpg" data-load="false">'],
  ['image', '<img alt="" data-src="/a.jpg" data-image-dimensions="900x600">'],
  [
    'lightbox',
    '<div class="sqs-block-image"><button class="sqs-block-image-button lightbox"><img alt=""></button></div>',
  ],
  ['member-account', '<a class="user-accounts-text-link" href="#"><span class="auth">Account</span></a>'],
  ['comments', '<div class="squarespace-comments" data-item-id="i1" data-comment-state="1"></div>'],
  ['video', '<div class="sqs-native-video" data-config-video="{}"></div>'],
  ['video', '<div class="sqs-video-background" data-config-url="/a"></div>'],
  ['video', '<div class="sqs-video-background-native"></div>'],
  ['product-search', '<div class="sqs-search-ui-text-input"><input class="search-input"></div>'],
  ['marquee', '<div class="Marquee"><div class="Marquee-display"></div></div>'],
  ['restock-form', '<div class="product-restock-notification"></div>'],
]

/** The widgets that take over an element of it, without an attribute of Vitrine. */
function takersOf(html: string): string[] {
  const {document} = new Window()
  document.body.innerHTML = html
  return widgets.flatMap(({name, selector}) =>
    selector && document.body.querySelector(selector) ? name : [],
  )
}

it.each(MARKUP)('%s takes over %s', (widget, html) => {
  expect(takersOf(html)).toEqual([widget])
})

/** Other software has these classes, another service answers, or nothing is known of what the script does. */
it.each([
  '<button class="mobile-nav-toggle" aria-expanded="false">Menu</button>',
  '<button class="header-burger-btn" aria-controls="nav">Menu</button>',
  '<ul class="accordion-items-container"><li><button>Theirs</button></li></ul>',
  '<div class="accordion-item"><button class="accordion-button">Theirs</button></div>',
  '<img alt="" data-src="/a.jpg" class="lazyload">',
  '<div class="squarespace-comments" id="disqus_thread"></div>',
  '<div class="squarespace-comments" data-collection-id="c1"></div>',
])('no widget takes over %s', (html) => {
  expect(takersOf(html)).toEqual([])
})
