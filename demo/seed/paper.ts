import {commission} from './commission.ts'
import type {SeedProduct} from './types.ts'
import {byOption, grid, single} from './variants.ts'

/** Products from the press. */
export const paper: readonly SeedProduct[] = [
  {
    id: '64a1f0c27be1d20013c0aa11',
    slug: 'linen-notebook',
    title: 'Linen Notebook',
    summary:
      'Bound in linen and sewn, so that it lies flat from the first page to the last. 192 pages of a paper that takes ink without showing it on the other side.',
    type: 'physical',
    picture: {shape: 'notebook', hue: 165},
    alt: 'A notebook bound in green linen with a ribbon',
    options: ['Paper'],
    variants: byOption('Paper', [
      ['Plain', 'NOTE-PLAIN', {price: 2400, stock: 60}],
      ['Dotted', 'NOTE-DOT', {price: 2400, stock: 60}],
      ['Watercolor', 'NOTE-WATER', {price: 3100, stock: 15}],
    ]),
  },
  {
    id: '64a1f0c27be1d20013c0aa12',
    slug: 'letter-set',
    title: 'Letter Set',
    summary: 'Twelve sheets and twelve envelopes, cut by hand. For the things that are worth a stamp.',
    type: 'physical',
    picture: {shape: 'letters', hue: 350},
    alt: 'A stack of letter paper and an envelope',
    options: ['Paper', 'Edge', 'Envelope'],
    variants: grid(
      'letter',
      {Paper: ['Cotton', 'Laid'], Edge: ['Straight', 'Deckle'], Envelope: ['White', 'Rose']},
      ([sheet, edge, envelope]) => ({
        price: edge === 'Deckle' ? 2600 : 2200,
        stock: sheet === 'Laid' && envelope === 'Rose' ? 0 : 20,
      }),
    ),
    restock: {mailingList: 'checked'},
  },
  {
    id: '64a1f0c27be1d20013c0aa13',
    slug: 'year-planner',
    title: 'Printable Year Planner',
    summary:
      'A wall of days to print at home: one PDF in A2, A3 and US Ledger. Starts on any month that you like.',
    type: 'digital',
    picture: {shape: 'planner', hue: 42},
    alt: 'A wall planner with twelve small months',
    options: [],
    variants: single('PLANNER-PDF', {price: 1200, salePrice: 900}),
    buttonText: 'Print It Today',
  },
  {
    id: '64a1f0c27be1d20013c0aa14',
    slug: 'house-number',
    title: 'House Number Tile',
    summary: 'Your number or name, pressed into wet clay with letterpress type. Tell us what it should say.',
    type: 'physical',
    picture: {shape: 'tile', hue: 222},
    alt: 'A square tile with the number 7 pressed into it',
    options: [],
    variants: single('TILE-NUMBER', {price: 2900, stock: 50}),
    form: {
      id: '64a1f0c27be1d20013c0bb01',
      name: 'What should the tile say?',
      fields: [
        {
          id: 'text-4c1f0c2e-inscription',
          type: 'text',
          title: 'Inscription',
          description: 'Up to 12 letters or digits',
          required: true,
          maxLength: 12,
        },
        {
          id: 'textarea-4c1f0c2e-note',
          type: 'textarea',
          title: 'Note to the printer',
          description: '',
          required: false,
        },
      ],
    },
    buttonText: 'Make It Mine',
  },
  commission,
]
