import type {Answer, Answers} from './criteria.ts'

const E2E = 'test/browser/'
const test = (file: string, title: string): Answer => ({file: `${E2E}${file}.e2e.ts`, title})

const CART_PAGE = 'cart/cart-page'
const CHOICES = 'cart/choices'
const DRAWER = 'cart/drawer'
const FORM = 'forms/form'
const GALLERY = 'gallery/gallery'
const LIGHTBOX = 'gallery/lightbox'
const MEDIA = 'gallery/media'
const POPOVER = 'cart/popover'
const PRODUCT_GALLERY = 'gallery/product-gallery'
const QUICK_VIEW = 'cart/quick-view'
const SOCIAL = 'pages/social'

/** Departures from the shared answers, for one widget or for several. */
interface Departure {
  readonly widgets: readonly string[]
  readonly answers: Answers
}

const ONE_STEP: readonly Answer[] = [{none: 'It is one step; nothing is asked twice.'}]

const FIELDS: Answers = {
  '9.1.3.5': [{scenes: 'axe'}],
  '9.3.2.2': [{hand: 'Change each field: nothing is sent, and the focus stays.'}],
  '9.3.3.1': [{scenes: 'the state “error”: a text beside the field, and aria-invalid'}],
  '9.3.3.2': [{scenes: 'axe'}],
  '9.3.3.3': [{hand: 'Enter a wrong value: the message says what is expected.'}],
  '9.3.3.4': [{none: 'It makes no contract and no payment, and changes no stored data of the visitor.'}],
  '9.3.3.7': [{hand: 'Submit with an error: what was entered stays.'}],
  '9.4.1.3': [{scenes: 'the states “error” and “success”'}],
}

export const DEPARTURES: readonly Departure[] = [
  {
    widgets: ['form', 'newsletter', 'restock-form', 'additional-fields', 'member-account', 'withdrawal'],
    answers: FIELDS,
  },
  {
    widgets: ['form'],
    answers: {
      '9.2.1.1': [
        test(
          'forms/form-fields',
          'server-rendered fields of every type can be filled in by keyboard, and are stored as typed',
        ),
      ],
      '9.3.3.1': [test(FORM, 'displays errors above each field, and a focused summary that links to them')],
      '9.3.3.7': [test(FORM, 'the input survives a reload, except for passwords, until it is sent')],
    },
  },
  {
    widgets: ['newsletter'],
    answers: {
      '9.2.1.1': [test('forms/newsletter', 'is sent once by keyboard')],
      '9.3.3.7': [
        test('forms/newsletter', 'the input survives a failure and a reload, and is cleared after sending'),
      ],
    },
  },
  {
    widgets: ['withdrawal'],
    answers: {
      '9.2.1.1': [
        test(
          'forms/withdrawal',
          'by keyboard, a statement is confirmed, stored once, and answered with a receipt',
        ),
      ],
      '9.3.3.1': [test('forms/withdrawal', 'errors are beside their fields, also those of the server')],
      '9.3.3.4': [
        test(
          'forms/withdrawal',
          'by keyboard, a statement is confirmed, stored once, and answered with a receipt',
        ),
      ],
      '9.3.3.7': [test('forms/withdrawal', 'offline it keeps what was typed, says so, and counts once')],
    },
  },
  {
    widgets: ['collection'],
    answers: {
      '9.2.4.3': [
        test('pages/collection', 'a page of the list begins at its first item'),
        test('pages/collection', 'Back after three filters and two pages restores list, place and focus'),
      ],
      '9.3.2.2': [
        test('pages/collection', 'a filter shows its products at once, in place'),
        {hand: 'With data-apply="together", change each field: the list changes with the button alone.'},
      ],
      '9.3.3.1': [test('pages/collection', 'after a failure the list stays, and can be tried again')],
      '9.4.1.3': [test('pages/collection', 'a filter shows its products at once, in place')],
    },
  },
  {
    widgets: ['legal-notice'],
    answers: {
      '9.1.4.5': [{none: 'The law prescribes the picture; its words are its alternative text.'}],
      '9.1.4.10': [
        test(
          'pages/legal-notice',
          'on a narrow screen it scrolls within, and its link is reached by keyboard',
        ),
      ],
    },
  },
  {
    widgets: ['restock-form'],
    answers: {'9.2.1.1': [test('forms/restock-form', 'is sent once by keyboard')]},
  },
  {
    widgets: ['additional-fields'],
    answers: {
      '9.2.1.2': [
        test(
          'cart/additional-fields',
          'Escape closes it and keeps the input; a click beside it does nothing',
        ),
      ],
      '9.3.3.1': [test('cart/additional-fields', 'displays errors above each field, and focuses the first')],
      '9.3.3.7': [
        test(
          'cart/additional-fields',
          'keeps the dialog and the input when adding fails; trying again adds once',
        ),
      ],
    },
  },
  {
    widgets: ['member-account'],
    answers: {
      '9.2.1.1': [
        test('forms/member-account', 'the link opens a form by keyboard; a wrong password keeps the input'),
      ],
      '9.2.2.1': [
        test(
          'forms/member-account',
          'an expired session is announced in the open tab, and the visitor logs in again there',
        ),
      ],
      '9.3.3.8': [
        {
          hand: 'Paste the password, and use a password manager: both work, and nothing has to be solved or remembered.',
        },
      ],
    },
  },
  {
    // the quick view contains the product's form
    widgets: ['add-to-cart', 'quick-view'],
    answers: {
      '9.3.3.1': [test('cart/sold-out', 'a missing option is marked, beside its message')],
      '9.3.3.2': [{scenes: 'axe'}],
      '9.3.3.3': [
        test(
          'cart/sold-out',
          'a sold-out variant is marked immediately, and a click explains what to change',
        ),
      ],
      '9.3.3.4': [{none: 'An addition can be undone in the cart before an order.'}],
    },
  },
  {
    widgets: ['add-to-cart'],
    answers: {
      '9.2.1.1': [test('pages/accessibility', 'a purchase by keyboard')],
      '9.3.2.2': [test(CHOICES, 'can be shared, and Back keeps it')],
      '9.4.1.3': [test(POPOVER, 'is announced: its text appears in an existing live region')],
    },
  },
  {
    widgets: ['cart-page'],
    answers: {
      ...FIELDS,
      '9.2.1.1': [test(CART_PAGE, 'removes at once; the keyboard undoes it, or goes on to the next line')],
      '9.2.2.1': [
        test(CART_PAGE, 'a removal can be undone for eight seconds'),
        {
          hand: 'After eight seconds the product can be added again from its page, which is open to everybody.',
        },
      ],
      '9.3.3.1': [
        test(CART_PAGE, 'a quantity beyond the stock is refused with a message, and can be corrected'),
      ],
      '9.3.3.3': [
        test(CART_PAGE, 'a quantity beyond the stock is refused with a message, and can be corrected'),
      ],
      '9.3.3.4': [test(CART_PAGE, 'a removal can be undone for eight seconds')],
      '9.3.3.7': ONE_STEP,
    },
  },
  {
    widgets: ['cart-drawer'],
    answers: {
      ...FIELDS,
      '9.2.1.1': [
        test(DRAWER, 'the cart link opens it by keyboard; removing is undone, without a shift of the page'),
      ],
      '9.2.1.2': [test(DRAWER, 'adding opens the drawer, in place of the popover')],
      '9.2.2.1': [test(DRAWER, 'what was removed in it can be undone on the cart page')],
      '9.3.3.1': [{hand: 'Enter a quantity beyond the stock: the message is below the line.'}],
      '9.3.3.4': [test(DRAWER, 'what was removed in it can be undone on the cart page')],
      '9.3.3.7': ONE_STEP,
      '9.4.1.3': [{hand: 'Change a quantity with a screen reader: it announces the subtotal.'}],
    },
  },
  {
    widgets: ['cart-popover'],
    answers: {
      '9.1.4.10': [test(POPOVER, 'displays a long name in full at 300 % zoom')],
      '9.2.1.1': [test(POPOVER, 'the close button removes it')],
      '9.2.1.2': [
        test(
          POPOVER,
          'in the page’s own dialog it is visible, announced and clickable, and Escape leaves the dialog',
        ),
      ],
      '9.2.2.1': [test(POPOVER, 'stays open while the pointer is over it or it has the focus')],
      '9.2.4.3': [test('pages/accessibility', 'a purchase by keyboard')],
      '9.2.4.11': [test(POPOVER, 'is above a sticky header, and above the page’s topmost elements')],
      '9.4.1.3': [test(POPOVER, 'is announced: its text appears in an existing live region')],
    },
  },
  {
    widgets: ['quick-view'],
    answers: {
      '9.2.1.1': [test(QUICK_VIEW, 'the arrow keys move through the group, but not while a visitor types')],
      '9.2.1.2': [
        test(QUICK_VIEW, 'Escape and a click beside it close it, return the focus, and leave nothing behind'),
      ],
      '9.2.5.1': [test(QUICK_VIEW, 'so do the buttons, and the first product follows the last')],
      '9.2.5.7': [test(QUICK_VIEW, 'so do the buttons, and the first product follows the last')],
      '9.3.2.2': [test(QUICK_VIEW, 'the arrow keys move through the group, but not while a visitor types')],
      '9.4.1.3': [test(QUICK_VIEW, 'is announced in the view if there is no popover')],
    },
  },
  {
    widgets: ['lightbox'],
    answers: {
      '9.2.1.4': [{none: 'Its keys + and − act only while the dialog has the focus.'}],
      '9.2.1.1': [test(LIGHTBOX, 'buttons and keys move through it and wrap around')],
      '9.2.5.1': [
        test(
          'gallery/lightbox-zoom',
          'keys zoom, move an enlarged picture, and move on again at its own size',
        ),
      ],
      '9.2.5.7': [
        test(
          'gallery/lightbox-zoom',
          'keys zoom, move an enlarged picture, and move on again at its own size',
        ),
      ],
      '9.4.1.3': [test(LIGHTBOX, 'a screen reader announces the dialog, the slide, and a change of slide')],
    },
  },
  {
    widgets: ['gallery'],
    answers: {
      '9.1.4.13': [
        {hand: 'With data-show-meta-on-hover, point at a caption: it stays; the focus shows it, too.'},
      ],
      '9.2.1.1': [
        test(GALLERY, 'a slide show responds to arrows, dots, thumbnails and keys, and opens its pictures'),
      ],
      '9.2.2.2': [
        test(GALLERY, 'autoplay changes slides, and pauses for the pointer, the focus and its button'),
      ],
      '9.2.5.1': [
        test(GALLERY, 'a slide show responds to arrows, dots, thumbnails and keys, and opens its pictures'),
      ],
      '9.2.5.7': [
        test(GALLERY, 'a slide show responds to arrows, dots, thumbnails and keys, and opens its pictures'),
      ],
      '9.4.1.3': [{hand: 'Press Next with a screen reader: it announces “Image 2 of 4”.'}],
    },
  },
  {
    widgets: ['product-gallery'],
    answers: {
      '9.2.1.1': [test(PRODUCT_GALLERY, 'keys move through it, and the focus follows')],
      '9.2.5.1': [test(PRODUCT_GALLERY, 'arrows and thumbnails display the slides and wrap around')],
      '9.2.5.7': [test(PRODUCT_GALLERY, 'arrows and thumbnails display the slides and wrap around')],
      '9.4.1.2': [test(PRODUCT_GALLERY, 'a screen reader finds a carousel, its controls and one slide')],
      '9.4.1.3': [{hand: 'Press Next with a screen reader: it announces “Image 2 of 7”.'}],
    },
  },
  {
    widgets: ['image-zoom'],
    answers: {
      '9.1.4.13': [
        test('gallery/image-zoom', 'follows the mouse: enlarges the area below it, in place of the image'),
      ],
      '9.2.1.1': [test('gallery/image-zoom', 'by keyboard: Enter zooms, arrows move, Escape ends it')],
      '9.2.5.1': [test('gallery/image-zoom', 'by keyboard: Enter zooms, arrows move, Escape ends it')],
      '9.2.5.7': [test('gallery/image-zoom', 'by keyboard: Enter zooms, arrows move, Escape ends it')],
    },
  },
  {
    widgets: ['audio', 'video'],
    answers: {
      '9.1.2.1': [{hand: 'The site offers a transcript beside the recording.'}],
      '9.1.2.2': [
        {
          hand: 'The site supplies captions: the provider’s player, or a track in its video element, shows them.',
        },
      ],
      '9.1.2.3': [{hand: 'The site offers a text or an audio description.'}],
      '9.1.2.4': [{none: 'It plays recordings alone.'}],
      '9.1.2.5': [{hand: 'The site offers a version with audio description.'}],
    },
  },
  {
    widgets: ['audio'],
    answers: {
      '9.1.4.2': [
        test(MEDIA, 'a sound can be played, sought and paused by keyboard, and fetches nothing before'),
      ],
      '9.2.1.1': [
        test(MEDIA, 'a sound can be played, sought and paused by keyboard, and fetches nothing before'),
      ],
      '9.2.5.7': [
        test(MEDIA, 'a sound can be played, sought and paused by keyboard, and fetches nothing before'),
      ],
      '9.4.1.3': [test(MEDIA, 'reports a missing sound, and plays it when it is available')],
    },
  },
  {
    widgets: ['video'],
    answers: {
      '9.1.4.2': [{none: 'It starts on a click; a background video has no sound.'}],
      '9.2.1.1': [test(MEDIA, 'a video that starts by keyboard has the focus')],
      '9.2.2.2': [test(MEDIA, 'a background video plays without sound, and can be paused by keyboard')],
    },
  },
  {
    widgets: ['captcha'],
    answers: {
      '9.1.1.1': [{scenes: 'axe'}, {hand: 'Choose a provider whose task has a form for another sense.'}],
      '9.2.1.1': [test('forms/captcha', 'a form with a solved captcha can be sent by keyboard')],
      '9.2.2.1': [test('forms/captcha', 'an expired answer blocks the form again')],
      '9.3.3.1': [test('forms/captcha', 'axe finds no problem, with or without a message')],
      '9.3.3.8': [{hand: 'Choose a provider that asks for no memory or transcription.'}],
      '9.4.1.3': [test('forms/captcha', 'axe finds no problem, with or without a message')],
    },
  },
  {
    widgets: ['popup-overlay'],
    answers: {
      ...FIELDS,
      '9.2.1.2': [
        test(
          'pages/popup-overlay',
          'readers who reach the end are asked, too; Escape closes it and returns the focus',
        ),
      ],
      '9.2.2.1': [test('pages/popup-overlay', 'waits while a visitor types, and for other dialogs')],
      '9.3.3.1': [{hand: 'Send its newsletter without an address: see newsletter.'}],
      '9.4.1.3': [
        test(
          'pages/popup-overlay',
          'readers of the journal are asked once, sign up, and are not asked again',
        ),
      ],
    },
  },
  {
    widgets: ['announcement-bar'],
    answers: {
      '9.2.1.1': [
        test(
          'pages/announcement-bar',
          'the announcement is dismissed by keyboard, and omitted from the next page: nothing moves',
        ),
      ],
    },
  },
  {
    widgets: ['share'],
    answers: {
      '9.2.1.1': [
        test(
          SOCIAL,
          'a story is shared by its links and copied by keyboard, and no service is contacted before',
        ),
      ],
      '9.4.1.3': [{hand: 'Press Copy link with a screen reader: it announces the result.'}],
    },
  },
  {
    widgets: ['product-search'],
    answers: {
      '9.2.1.1': [
        test('pages/product-search', 'suggestions appear while one types, and lead to a product by keyboard'),
      ],
      '9.4.1.3': [
        test('pages/product-search', 'suggestions appear while one types, and lead to a product by keyboard'),
      ],
    },
  },
  {
    widgets: ['products', 'recently-viewed'],
    answers: {
      '9.2.1.1': [test('pages/products', 'a card adds its product, or opens its options, by keyboard')],
      '9.4.1.3': [test('pages/products', 'a failure is announced, and a button tries again')],
    },
  },
  {
    widgets: ['like'],
    answers: {
      '9.4.1.2': [
        test(SOCIAL, 'a like is stored for the visitor, appears in other tabs, and can be withdrawn'),
      ],
    },
  },
]

/** Widgets without a visible part: nothing of them has to be accessible. */
export const INVISIBLE: Readonly<Record<string, string>> = {
  'order-confirmed': 'It renders nothing: it reports an order to the page’s scripts.',
}

/** The other clauses of the standard that concern a web page, in short. */
export const OTHER_CLAUSES: readonly (readonly [clause: string, name: string, answer: string])[] = [
  [
    '5.2',
    'Activation of accessibility features',
    'No feature has to be activated: all of it is on. Reduced motion, forced colours, dark mode and text size follow the system.',
  ],
  [
    '9.6',
    'WCAG conformance requirements',
    'A widget that fails leaves the server’s HTML, which works without JavaScript (`test/browser/pages/no-script.e2e.ts`).',
  ],
  [
    '11.7',
    'User preferences',
    'Fonts, text sizes and colours of the browser apply, and forced colours are kept (`test/browser/pages/accessibility.e2e.ts`).',
  ],
  [
    '12.1.1',
    'Accessibility and compatibility features',
    'This page, the [widget reference](widgets.md), and the [theming guide](../guide/theming.md) for what keeps contrast and sizes.',
  ],
]
