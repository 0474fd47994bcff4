import type {Texts} from '../../src/page/texts.ts'
import type {strings} from './strings.ts'
import type {useStrings} from './use-strings.ts'

/** The texts of one form before it is used: a definition may bring its own. */
export type FormWords = Texts<keyof typeof strings>

/** And of one in use. */
export type UseWords = Texts<keyof typeof useStrings>
