import type {Captcha} from '../../src/ui/captcha/create-captcha.ts'
import type {Parts} from './parts.ts'

/** What a visitor asks for. */
export interface Wish {
  root: HTMLElement
  parts: Parts
  productId: string
  variantId: string | null
  /** Null where none is asked for, or the page has one of its own. */
  captcha: Captcha | null
}

/** What the visitor has to mend. */
export interface Problem {
  message: string
  /** It is in the address. */
  isInEmail: boolean
  /** The captcha is to be solved first. */
  isUnsolved?: boolean
}

/** What came of a wish. Without a problem, a page may have kept it back all the same. */
export interface Outcome {
  problem: Problem | null
  isSent?: boolean
}
