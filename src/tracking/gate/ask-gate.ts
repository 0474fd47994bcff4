import {page} from '../../page/page.ts'
import {type Decision, decide} from './gate.ts'
import {readFacts} from './read-facts.ts'
import {siteWithoutWarning} from './site-without-warning.ts'

/** The gate's decision for the current page. */
export const askGate = (): Decision => decide(readFacts(siteWithoutWarning().raw, page()))
