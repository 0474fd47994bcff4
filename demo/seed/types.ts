import type {FormField} from '../../react/index.ts'
import type {PRODUCT_TYPE} from '../../src/model/product-type.ts'
import type {SubscriptionPlan} from '../../src/model/subscription-plan.ts'
import type {PricePoint} from './lowest-price.ts'
import type {Picture} from './pictures.ts'

export interface SeedVariant {
  sku: string
  /** Option names and values. */
  attributes: Record<string, string>
  /** Minor units. */
  price: number
  /** Minor units; set while the variant is on sale. */
  salePrice: number | null
  /** Its prices before the sale, and when the sale began. */
  history?: {points: readonly PricePoint[]; since: number}
  /** Null for unlimited stock. */
  stock: number | null
  /** The units in one piece, such as square metres: the shop computes the price of a unit. */
  units?: {amount: number; reference: string}
}

interface AdditionalField {
  id: string
  type: FormField['type']
  title?: string
  description?: string
  placeholder?: string
  required?: boolean
  maxLength?: number
  options?: readonly string[]
  currencySymbol?: string
  showCountryCode?: boolean
  underline?: boolean
  key?: string
  value?: string
}

export interface AdditionalFieldsForm {
  id: string
  name: string
  fields: readonly AdditionalField[]
}

export interface SeedProduct {
  id: string
  slug: string
  title: string
  /** The language of the title, if it is not English. */
  lang?: string
  summary: string
  /** Where it stands in the shop. */
  category?: string
  tags?: readonly string[]
  type: keyof typeof PRODUCT_TYPE
  picture: Picture
  /** The slug in the names of its picture files. @default its own */
  files?: string
  alt: string
  /** The option whose values change the colour: degrees on the colour wheel for each value. */
  looks?: {option: string; hues: Record<string, number>}
  options: readonly string[]
  /** Colours of values, by option. */
  swatches?: Record<string, Record<string, string>>
  /** What shows the other values, from the pictures of the variants. */
  swatchesFrom?: 'color' | 'picture'
  /** How the options are displayed. @default 'select' */
  choice?: 'select' | 'radio'
  variants: readonly SeedVariant[]
  plan?: SubscriptionPlan
  form?: AdditionalFieldsForm
  buttonText?: string
  /** Warnings for the safety of visitors. @default none */
  warnings?: readonly string[]
  soldOutText?: string
  /** Displayed for variants with no more than `limit` left. */
  scarcity?: {text: string; limit: number}
  /** What is left of a variant is displayed up to this number, without the settings of `scarcity`. */
  lowStock?: number
  /** Visitors can ask for an e-mail when a variant is back. Says whether the form also offers the mailing list. */
  restock?: {mailingList: 'hidden' | 'unchecked' | 'checked'}
}
