import type {PRODUCT_TYPE} from '../../src/model/product-type.ts'
import type {SubscriptionPlan} from '../../src/model/subscription-plan.ts'
import type {Picture} from './pictures.ts'

export interface SeedVariant {
  sku: string
  /** Option name to value. */
  attributes: Record<string, string>
  /** Minor units. */
  price: number
  /** Minor units; the variant is on sale while it is there. */
  salePrice: number | null
  /** Null for no end of it. */
  stock: number | null
}

interface AdditionalFieldsForm {
  id: string
  name: string
  fields: {
    id: string
    type: string
    title: string
    description: string
    required: boolean
    maxLength?: number
  }[]
}

export interface SeedProduct {
  id: string
  slug: string
  title: string
  /** Of the title, where it is not English. */
  lang?: string
  summary: string
  type: keyof typeof PRODUCT_TYPE
  picture: Picture
  alt: string
  options: readonly string[]
  /** How the options are shown. @default 'select' */
  choice?: 'select' | 'radio'
  variants: readonly SeedVariant[]
  plan?: SubscriptionPlan
  form?: AdditionalFieldsForm
  buttonText?: string
  soldOutText?: string
  /** Shown for variants with no more than `limit` left. */
  scarcity?: {text: string; limit: number}
}
