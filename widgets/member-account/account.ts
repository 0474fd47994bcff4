import type {Member} from '../../src/page/store/member.ts'
import type {Texts} from '../../src/page/texts.ts'
import type {strings} from './strings.ts'

/** What all parts of one element share. */
export interface Account {
  element: HTMLElement
  /** Its `data-labels`. */
  labels: unknown
  words: Texts<keyof typeof strings>
  /** Who logs out goes on with a copy of the cart. */
  clonesCart: boolean
}

/** What was attached to the server's HTML. */
export interface Attached {
  /** Shows who is logged in. The first call shows what is so already, and says nothing of it. */
  show: (member: Member, isNews: boolean) => void
  end: () => void
}
