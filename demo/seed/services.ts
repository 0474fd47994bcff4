import type {SeedProduct} from './types.ts'
import {byOption, grid, single} from './variants.ts'

/** Products without a parcel, and subscriptions. */
export const services: readonly SeedProduct[] = [
  {
    id: '64a1f0c27be1d20013c0aa21',
    slug: 'throwing-class',
    title: 'Saturday Throwing Class',
    summary:
      'Three hours at the wheel with Ines, clay and firing included. You keep two pieces. No experience needed, short nails help.',
    type: 'service',
    picture: {shape: 'wheel', hue: 28},
    alt: 'A pot on a potter’s wheel',
    options: ['Start'],
    variants: byOption('Start', [
      ['Morning, 9:30', 'CLASS-AM', {price: 7500, stock: 8}],
      ['Afternoon, 14:00', 'CLASS-PM', {price: 7500, stock: 5}],
    ]),
  },
  {
    id: '64a1f0c27be1d20013c0aa22',
    slug: 'glaze-consultation',
    title: 'An Hour with Our Glaze Notes',
    summary: 'One hour, one table, eleven years of test tiles. Bring your questions. One seat a month.',
    type: 'service',
    picture: {shape: 'tiles', hue: 190},
    alt: 'Rows of glaze test tiles',
    options: [],
    variants: single('GLAZE-HOUR', {price: 6000, stock: 1}),
  },
  {
    id: '64a1f0c27be1d20013c0aa23',
    slug: 'paper-club',
    title: 'Paper Club',
    summary:
      'A flat parcel every month: two papers that we cannot stop touching, and a card that says who made them. Cancel at any time.',
    type: 'physical',
    picture: {shape: 'parcel', hue: 310},
    alt: 'A flat parcel tied with string',
    options: [],
    variants: single('CLUB-MONTH', {price: 1900, stock: 200}),
    plan: {billingPeriod: {value: 1, unit: 'MONTH'}, numBillingCycles: 0},
  },
  {
    id: '64a1f0c27be1d20013c0aa24',
    slug: 'weekly-stems',
    title: 'Weekly Stems',
    summary:
      'Three stems from the garden behind the studio, every week for eight weeks. The vase stays yours.',
    type: 'physical',
    picture: {shape: 'stems', hue: 96},
    alt: 'Three flower stems in a small vase',
    options: ['Size', 'Vase'],
    variants: grid('stems', {Size: ['Three', 'Five'], Vase: ['Oat', 'Sea']}, ([size]) => ({
      price: size === 'Five' ? 2400 : 1600,
      stock: 12,
    })),
    plan: {billingPeriod: {value: 1, unit: 'WEEK'}, numBillingCycles: 8},
  },
  {
    id: '64a1f0c27be1d20013c0aa25',
    slug: 'kiln-share',
    title: 'Kiln Share',
    summary: 'A shelf of our kiln, four firings a year, and the key to the yard.',
    type: 'service',
    picture: {shape: 'kiln', hue: 8},
    alt: 'A small brick kiln with a glowing door',
    options: [],
    variants: single('KILN-YEAR', {price: 24000, stock: 4}),
    plan: {billingPeriod: {value: 1, unit: 'YEAR'}, numBillingCycles: 0},
  },
  {
    id: '64a1f0c27be1d20013c0aa26',
    slug: 'gift-card',
    title: 'Gift Card',
    summary: 'For someone who would rather choose for themselves. Sent by e-mail, never expires.',
    type: 'giftCard',
    picture: {shape: 'card', hue: 268},
    alt: 'A gift card with a ribbon',
    options: ['Amount'],
    variants: byOption('Amount', [
      ['$25', 'GIFT-25', {price: 2500}],
      ['$50', 'GIFT-50', {price: 5000}],
      ['$100', 'GIFT-100', {price: 10000}],
    ]),
  },
  {
    id: '64a1f0c27be1d20013c0aa27',
    slug: 'studio-journal',
    title: 'Studio Journal, All Issues',
    summary:
      'Every issue of our journal on clay, paper and patience, to read online for as long as we write it.',
    type: 'paywall',
    picture: {shape: 'journal', hue: 58},
    alt: 'An open journal',
    options: [],
    variants: single('JOURNAL-ALL', {price: 3000}),
  },
]
