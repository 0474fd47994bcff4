/** A test by its file and the title that it is written with. */
type Test = readonly [file: string, title: string]

export interface Duty {
  duty: string
  part: string
  /** Of the widgets, of the demo shop, of what the owner gives, or none: it has no words. */
  languages: 'widgets' | 'demo' | 'yours' | 'none'
  /** A picture of the gallery, by widget and state. */
  picture?: string
  tests: readonly Test[]
}

const WITHDRAWAL = 'test/browser/forms/withdrawal.e2e.ts'
/** In Firefox and WebKit. */
const FLOWS = 'test/flows/shop/withdrawal.ts'
const NOTICE = 'test/browser/pages/legal-notice.e2e.ts'

/** What EU law asks for, and what shows that a part of Vitrine does it. */
export const DUTIES: readonly Duty[] = [
  {
    duty: 'link to the withdrawal function, in words of the law',
    part: '`withdrawal` on a link',
    languages: 'widgets',
    picture: 'withdrawal-rest',
    tests: [
      ['widgets/withdrawal/withdrawal.test.tsx', 'has the words of the law, in the language of the page'],
    ],
  },
  {
    duty: 'statement and confirmation in two steps, without an account',
    part: '`withdrawal` on a form',
    languages: 'widgets',
    picture: 'withdrawal-confirmation',
    tests: [
      [WITHDRAWAL, 'by keyboard, a statement is confirmed, stored once, and answered with a receipt'],
      [FLOWS, 'a withdrawal, by keyboard'],
    ],
  },
  {
    duty: 'the same without script',
    part: 'demo shop, `/withdrawal`',
    languages: 'demo',
    picture: 'withdrawal-in-the-shop',
    tests: [
      [WITHDRAWAL, 'an order is withdrawn from in the same two steps'],
      [FLOWS, 'a withdrawal, with scripts off'],
    ],
  },
  {
    duty: 'receipt with date and time, on the page and by e-mail',
    part: '`withdrawal`; your server sends the e-mail',
    languages: 'widgets',
    picture: 'withdrawal-success',
    tests: [
      [
        'widgets/withdrawal/withdrawal.test.tsx',
        'asks for a confirmation, sends once, and shows the receipt with date and time',
      ],
      [
        'demo/server/withdrawals/withdrawals.test.ts',
        'goes to the address, and repeats the statement with date, time and zone',
      ],
    ],
  },
  {
    duty: 'lowest price of thirty days is what is struck through',
    part: '`lowestPrice`, `priorPrice`',
    languages: 'widgets',
    tests: [
      [
        'demo/seed/lowest-price.test.ts',
        'is what is struck through in 10,000 random histories, in widgets, templates and structured data, or nothing is',
      ],
      ['widgets/add-to-cart/prices.test.tsx', 'the lowest price of thirty days'],
    ],
  },
  {
    duty: 'price per unit beside the price, of the chosen variant',
    part: '`unitPrice`',
    languages: 'yours',
    tests: [
      ['widgets/add-to-cart/prices.test.tsx', 'the price of a unit'],
      [
        'test/browser/pages/offers.e2e.ts',
        'the price of a unit follows the choice, on the page and in the quick view',
      ],
      ['qa/overlay/warn-of-offer.test.ts', 'names the variant without a price per unit'],
    ],
  },
  {
    duty: 'manufacturer, responsible person in the EU and warnings in each offer',
    part: '`safety`',
    languages: 'yours',
    tests: [
      [
        'test/browser/pages/offers.e2e.ts',
        'an offer names manufacturer, responsible person and warnings with scripts off',
      ],
      ['qa/overlay/warn-of-offer.test.ts', 'names what the safety of an offer lacks: %j'],
    ],
  },
  {
    duty: 'notice of the legal guarantee, label of a producer’s guarantee',
    part: '`legal-notice`',
    languages: 'yours',
    picture: 'legal-notice-rest',
    tests: [
      [NOTICE, 'on a narrow screen it scrolls within, and its link is reached by keyboard'],
      ['widgets/legal-notice/legal-notice.test.tsx', 'no token or custom property changes the picture'],
      [NOTICE, 'the link and the picture are those of the page'],
    ],
  },
  {
    duty: 'nothing is stored before the visitor’s choice',
    part: '`consent.set`, `consentFrom`',
    languages: 'none',
    tests: [
      [
        'test/browser/requests/requests.e2e.ts',
        'before the choice, no example of a widget contacts another site or stores anything',
      ],
      [
        'test/browser/tracking/banners.e2e.ts',
        'what the visitor chooses in a banner holds, and nothing is stored or fetched from others before',
      ],
    ],
  },
  {
    duty: 'button that names the obligation to pay; countries and payment before the order',
    part: 'the checkout is yours; demo shop, `/checkout`',
    languages: 'demo',
    tests: [
      [
        'demo/server/cart/checkout-page.test.ts',
        'the checkout in $code names countries and payment first, and the obligation on the button',
      ],
    ],
  },
  {
    duty: 'accessibility statement',
    part: '[a text to copy](accessibility-statement.md)',
    languages: 'widgets',
    tests: [
      [
        'build/accessibility/statement.test.ts',
        'the statement has the same five parts in each language of ours',
      ],
    ],
  },
]
