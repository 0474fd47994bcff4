import type {SeedProduct} from './types.ts'
import {byOption, grid, single} from './variants.ts'

/** Ten sheets of 50 by 70 cm. */
const SHEETS = {amount: 3.5, reference: 'm²'}

/** New products, and products that are nearly sold out. */
export const table: readonly SeedProduct[] = [
  {
    id: '64a1f0c27be1d20013c0aa31',
    slug: 'salt-pig',
    title: 'Salt Pig',
    summary:
      'Unglazed inside, so that the salt stays dry. The opening takes three fingers, or a spoon if you must.',
    type: 'physical',
    picture: {shape: 'jar', hue: 100},
    alt: 'A small open jar with a wide mouth, full of salt',
    options: ['Clay'],
    choice: 'radio',
    swatches: {Clay: {White: '#f2ede2', Black: '#2d2926'}},
    variants: byOption('Clay', [
      ['White', 'PIG-WHITE', {price: 3400, stock: 9}],
      ['Black', 'PIG-BLACK', {price: 3600, stock: 0}],
    ]),
    restock: {mailingList: 'hidden'},
  },
  {
    id: '64a1f0c27be1d20013c0aa32',
    slug: 'nesting-bowls',
    title: 'Nesting Bowls',
    summary:
      'Thrown one after the other from one lump of clay, so that they fit. Not every glaze suits every size.',
    type: 'physical',
    picture: {shape: 'nest', hue: 20},
    alt: 'Three bowls, one inside the other',
    lowStock: 5,
    options: ['Size', 'Glaze', 'Foot'],
    variants: grid(
      'nest',
      {Size: ['Small', 'Medium', 'Large'], Glaze: ['Oat', 'Sea'], Foot: ['Bare', 'Glazed']},
      ([size, glaze, foot]) =>
        size === 'Large' && glaze === 'Sea'
          ? null
          : {price: size === 'Small' ? 2600 : 3900, stock: foot === 'Glazed' ? 2 : 14},
    ),
  },
  {
    id: '64a1f0c27be1d20013c0aa33',
    slug: 'ink-well',
    title: 'Ink Well with a Cork',
    summary: 'Holds 30 ml and stands where you put it. The last ones in this glaze.',
    type: 'physical',
    picture: {shape: 'inkwell', hue: 260},
    alt: 'A round inkwell with a violet glaze and a cork',
    options: [],
    variants: single('INKWELL', {
      price: 2800,
      salePrice: 1900,
      stock: 2,
      // a short offer two weeks before the sale is what the sale is compared with
      history: {
        points: [
          {from: Date.UTC(2026, 0, 1), price: 2800},
          {from: Date.UTC(2026, 9, 10), price: 2400},
          {from: Date.UTC(2026, 9, 17), price: 2800},
        ],
        since: Date.UTC(2026, 10, 1),
      },
    }),
    scarcity: {text: 'The last {qtyInStock}', limit: 3},
    warnings: ['The cork is a small part: keep it away from children under three.'],
  },
  {
    id: '64a1f0c27be1d20013c0aa34',
    slug: 'wrapping-sheets',
    title: 'Wrapping Sheets, Printed by Hand',
    summary: 'Ten sheets of 50 by 70 cm, each with the small faults of a hand press.',
    category: 'Paper',
    type: 'physical',
    picture: {shape: 'wrapped', hue: 330},
    alt: 'A parcel in patterned paper with a ribbon',
    looks: {option: 'Pattern', hues: {Waves: 330, Stripes: 210, Seeds: 110}},
    options: ['Pattern'],
    choice: 'radio',
    swatchesFrom: 'picture',
    variants: byOption('Pattern', [
      ['Waves', 'WRAP-WAVES', {price: 1800, stock: 25, units: SHEETS}],
      ['Stripes', 'WRAP-STRIPES', {price: 1800, salePrice: 1400, stock: 25, units: SHEETS}],
      ['Seeds', 'WRAP-SEEDS', {price: 1800, stock: 25, units: SHEETS}],
    ]),
  },
  {
    id: '64a1f0c27be1d20013c0aa35',
    slug: 'glaze-recipes',
    title: 'Forty Glaze Recipes',
    summary:
      'Everything on our test tiles that worked, and three that did not. A PDF to print and to spill on.',
    category: 'Paper',
    type: 'digital',
    picture: {shape: 'recipes', hue: 60},
    alt: 'A box of recipe cards',
    options: [],
    variants: single('GLAZES-PDF', {price: 1600}),
  },
]
