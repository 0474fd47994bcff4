import type {Member} from '../../src/page/store/member.ts'
import type {Adopt} from '../../src/widget/adoption-set.ts'
import type {AccountTexts} from './strings.ts'

/** What all parts of one element share. */
export interface Account {
  element: HTMLElement
  texts: AccountTexts
  /** A visitor who logs out goes on with a copy of the cart. */
  clonesCart: boolean
  adopt: Adopt
  /** Aborted when the element is given back. */
  signal: AbortSignal
}

/** Shows who is logged in. What is no news is shown without a message. */
export type Show = (member: Member, isNews: boolean) => void
