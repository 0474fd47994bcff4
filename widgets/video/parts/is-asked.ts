import {mayLoadOthers} from '../../../src/page/site/consent.ts'

/** Of another site, and the visitor has not let it keep anything: the page's cookie policy has it wait. */
export const isAsked = ({origin}: URL): boolean => origin !== location.origin && !mayLoadOthers()
