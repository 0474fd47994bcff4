import type {Consent} from '../../model/cookie-rules.ts'
import {emit} from '../emit.ts'
import {page} from '../page.ts'

/** Passes on the visitor's choice. A purpose that is missing stays as it is. */
export function setConsent(consent: Consent): void {
  Object.assign(page().consent, consent)
  emit('consent', consent)
}
