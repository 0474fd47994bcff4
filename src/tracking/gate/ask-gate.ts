import {page} from '../../page/page.ts'
import {type Decision, decide} from './gate.ts'
import {readFacts} from './read-facts.ts'
import {siteWithoutWarning} from './site-without-warning.ts'

/** What the gate says of the page as it is now. */
export const askGate = (): Decision => decide(readFacts(siteWithoutWarning().raw, page()))
