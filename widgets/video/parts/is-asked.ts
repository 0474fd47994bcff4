import {mayLoadOthers} from '../../../src/page/site/consent.ts'

/** On another site, and without consent to storage: the page's cookie policy delays it. */
export const isAsked = ({origin}: URL): boolean => origin !== location.origin && !mayLoadOthers()
