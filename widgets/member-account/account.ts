import type {Member} from '../../src/page/store/types.ts'
import type {Adopt} from '../../src/widget/adoption-set.ts'
import type {AccountTexts} from './account-texts.ts'

/** The context that all parts of one element share. */
export interface Account {
  element: HTMLElement
  texts: AccountTexts
  /** A visitor who logs out keeps a copy of the cart. */
  clonesCart: boolean
  adopt: Adopt
  /** Aborted when the element is unmounted. */
  signal: AbortSignal
}

/** Shows the login state. Without `isNews`, it shows no message. */
export type Show = (member: Member, isNews: boolean) => void
