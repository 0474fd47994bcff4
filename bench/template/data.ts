export interface Link {
  title: string
  url: string
  isCurrent: boolean
}

export interface Variant {
  name: string
  price: string
  inStock: boolean
}

export interface Product {
  title: string
  url: string
  image: string
  price: string
  onSale: boolean
  tags: string[]
  variants: Variant[]
}

export interface PageData {
  title: string
  description: string
  navigation: Link[]
  products: Product[]
}

const LINKS = [
  'Home',
  'Cups & Plates',
  'Glass',
  'Lamps <new>',
  'Linen',
  '"Second Choice"',
  'About Us',
  'Contact',
]
const MATERIALS = ['Stoneware', 'Oak & Ash', 'Linen', 'Brass', 'Glass', 'Wool "Merino"', 'Cork']
const THINGS = [
  'Mug',
  'Bowl <small>',
  'Lamp',
  'Tray',
  'Vase',
  'Carafe',
  'Blanket',
  'Clock',
  'Salt & Pepper Set',
]
const TAGS = [
  'new',
  'gift < $50',
  'hand-made',
  'kitchen & table',
  'garden',
  '"limited"',
  'sale',
  'café',
  'outdoor',
]
const VARIANTS = ['Small', 'Large', 'Black & White', '12" wide', 'Blue']

/** Picks an element of a list by index; a step that is coprime to its length reaches every element. */
const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

const priceOf = (index: number): string => `$${8 + ((index * 37) % 190)}.${index % 2 ? '50' : '00'}`

const variantOf = (product: number, index: number): Variant => ({
  name: pick(VARIANTS, product + index * 3),
  price: priceOf(product + index),
  inStock: (product + index) % 4 !== 0,
})

function productOf(index: number): Product {
  const title = `${pick(MATERIALS, index * 3)} ${pick(THINGS, index * 5)} No. ${index + 1}`
  return {
    title,
    url: `/shop/p/${index + 1}?from=list&position=${index}`,
    image: `/images/${index + 1}.jpg?format=500w&crop=1`,
    price: priceOf(index),
    onSale: index % 3 === 0,
    tags: Array.from({length: 2 + (index % 3)}, (_, tag) => pick(TAGS, index + tag * 4)),
    variants: Array.from({length: 2 + (index % 2)}, (_, variant) => variantOf(index, variant)),
  }
}

const linkOf = (title: string, index: number): Link => ({
  title,
  url: `/${index}?menu=main&at=${index}`,
  isCurrent: index === 1,
})

/** A shop's page with this many products, the same every time; most of its texts need escaping. */
export function createPage(products: number): PageData {
  const page: PageData = {
    title: 'Cups & Plates – "The Pantry"',
    description:
      'Everything for a table < 6 & > 2 people, made by hand & fired twice; from "Small" to "Large".',
    navigation: LINKS.map(linkOf),
    products: Array.from({length: products}, (_, index) => productOf(index)),
  }
  // flattens concatenated strings: otherwise the first contender to read them would pay for all
  return JSON.parse(JSON.stringify(page))
}
