import type {SeedProduct} from './types.ts'
import {byOption, grid, single} from './variants.ts'

/** Products from the kiln. */
export const ceramics: readonly SeedProduct[] = [
  {
    id: '64a1f0c27be1d20013c0aa01',
    slug: 'speckled-mug',
    title: 'Speckled Mug',
    summary:
      'Thrown in speckled stoneware with a handle wide enough for a cold hand. The glaze stops short of the rim, so that your lips meet bare, burnished clay. Safe in the dishwasher and the microwave.',
    type: 'physical',
    picture: {shape: 'mug', hue: 34},
    alt: 'A speckled stoneware mug with a round handle',
    looks: {option: 'Glaze', hues: {Oat: 34, Sea: 196, Soot: 268}},
    options: ['Size', 'Glaze'],
    variants: grid('mug', {Size: ['Small', 'Large'], Glaze: ['Oat', 'Sea', 'Soot']}, ([size, glaze]) =>
      size === 'Small' && glaze === 'Soot'
        ? null
        : {price: size === 'Large' ? 3400 : 2800, stock: glaze === 'Sea' && size === 'Large' ? 0 : 24},
    ),
  },
  {
    id: '64a1f0c27be1d20013c0aa02',
    slug: 'tide-bowl',
    title: 'Tide Bowl',
    summary:
      'A wide bowl for soup, salad or three apples. The blue line around it is poured, not painted: no two tides run alike.',
    type: 'physical',
    picture: {shape: 'bowl', hue: 205},
    alt: 'A wide bowl with a wavy blue line around it',
    options: [],
    variants: single('BOWL-TIDE', {price: 4800, salePrice: 3900, stock: 18}),
  },
  {
    id: '64a1f0c27be1d20013c0aa03',
    slug: 'ash-vase',
    title: 'Ash Glaze Vase',
    summary:
      'Glazed with the ash of last winter’s apple prunings. We fire one kiln of these a year, and this year’s have found their homes.',
    type: 'physical',
    picture: {shape: 'vase', hue: 140},
    alt: 'A slender vase with a runny green glaze',
    options: [],
    variants: single('VASE-ASH', {price: 9600, stock: 0}),
    soldOutText: 'Back next winter',
    restock: {mailingList: 'unchecked'},
  },
  {
    id: '64a1f0c27be1d20013c0aa04',
    slug: 'moon-plate',
    title: 'Moon Plate',
    summary: 'A dinner plate as pale and as pitted as its name. Stacks well, chips hard.',
    type: 'physical',
    picture: {shape: 'plate', hue: 48},
    alt: 'A pale round plate with small pits',
    options: [],
    variants: single('PLATE-MOON', {price: 3200, stock: 3}),
    scarcity: {text: 'Only {qtyInStock} left', limit: 5},
  },
  {
    id: '64a1f0c27be1d20013c0aa05',
    slug: 'pour-over-dripper',
    title: 'Pour-Over Dripper',
    summary:
      'Three ribs, one hole, a slow and even draw. Takes ordinary paper filters: 01 for a cup, 02 for a small pot.',
    type: 'physical',
    picture: {shape: 'dripper', hue: 18},
    alt: 'A cone-shaped coffee dripper on a saucer',
    options: ['Filter size'],
    choice: 'radio',
    variants: byOption('Filter size', [
      ['01, one cup', 'DRIP-01', {price: 3600, stock: 2}],
      ['02, small pot', 'DRIP-02', {price: 4200, stock: 30}],
    ]),
    scarcity: {text: 'Only {qtyInStock} left in this size', limit: 4},
  },
  {
    id: '64a1f0c27be1d20013c0aa06',
    slug: 'everyday-teapot',
    title:
      'Everyday Teapot for Two with a Bamboo Handle, a Strainer That Comes Apart for Cleaning, and a Lid That Stays On When You Pour the Very Last Cup',
    summary: 'We tried for years to give it a shorter name. Holds 650 ml.',
    type: 'physical',
    picture: {shape: 'teapot', hue: 250},
    alt: 'A round teapot with a bamboo handle',
    looks: {option: 'Color', hues: {Ink: 226, Chalk: 60}},
    options: ['Color'],
    variants: byOption('Color', [
      ['Ink', 'TEAPOT-INK', {price: 8800, stock: 6}],
      ['Chalk', 'TEAPOT-CHALK', {price: 8800, salePrice: 7400, stock: 6}],
    ]),
  },
  {
    id: '64a1f0c27be1d20013c0aa07',
    slug: 'coffee-cup-cairo',
    title: 'فنجان قهوة بنقوش يدوية',
    lang: 'ar',
    summary:
      'A small cup for strong coffee, made with the potters of Fustat in old Cairo. Each line is drawn by hand.',
    type: 'physical',
    picture: {shape: 'cup', hue: 12},
    alt: 'A small coffee cup with hand-drawn lines',
    options: [],
    variants: single('CUP-CAIRO', {price: 2200, stock: 40}),
  },
  {
    id: 'seconds "B" shelf £5 & \'up\'',
    slug: 'seconds-saucer',
    title: '“Seconds” Saucer & Spoon, the £5 Shelf',
    summary: 'Small flaws, sound clay. You choose the flaw, we choose the saucer.',
    type: 'physical',
    picture: {shape: 'saucer', hue: 72},
    alt: 'A saucer with a small spoon across it',
    looks: {option: 'Flaw "A" & £', hues: {'Glaze <drip>': 96, "Potter's thumb": 20}},
    options: ['Flaw "A" & £'],
    variants: byOption('Flaw "A" & £', [
      ['Glaze <drip>', 'SEC "1" £', {price: 650, stock: 12}],
      ["Potter's thumb", "SEC '2' £", {price: 650, stock: 12}],
    ]),
  },
]
