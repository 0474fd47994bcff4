import {asRecord} from '../lib/as-record.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'

export const MAILING_LIST = ['hidden', 'unchecked', 'checked'] as const

/** Whether a form offers the mailing list, too, and its preselection. */
export type MailingList = (typeof MAILING_LIST)[number]

/** A product's settings for restock notifications (product.md §3); absent texts are null. */
export interface Restock {
  mailingList: MailingList
  callToAction: string | null
  button: string | null
  placeholder: string | null
  mailingListText: string | null
}

export function parseRestock(value: unknown): Restock {
  const fields = asRecord(value)
  const texts = asRecord(fields.restockNotificationMessages)
  const optIn = toBoolean(fields.mailingListOptInByDefault) ? 'checked' : 'unchecked'
  return {
    mailingList: toBoolean(fields.mailingListSignUpEnabled) ? optIn : 'hidden',
    callToAction: textOrNull(texts.CTAText),
    button: textOrNull(texts.buttonText),
    placeholder: textOrNull(texts.placeholderText),
    mailingListText: textOrNull(texts.mailingListDescription),
  }
}
