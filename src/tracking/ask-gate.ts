import {page} from '../lib/page.ts'
import {type Decision, decide} from './gate.ts'
import {quietSite} from './quiet-site.ts'
import {readFacts} from './read-facts.ts'

/** What the gate says of the page as it is now. */
export const askGate = (): Decision => decide(readFacts(quietSite().raw, page()))
