import {currentSite} from './current-site.ts'

/** The page announces a sale only with the lowest price of the thirty days before it. */
export const isPriorRequired = (): boolean => currentSite().raw.priorPrice === 'required'
