import {say, sayWith} from '../../seed/say.ts'
import type {Store} from '../../seed/stores.ts'
import {messages} from '../site/messages.ts'
import type {Withdrawal} from './check-statement.ts'

/** An e-mail of the shop. The demo shop sends none: `/qa/mails` shows them. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** When a statement arrived, with the time zone: the demo shop counts in UTC. */
export const receivedIn = (receivedAt: number, {language}: Store): string =>
  new Intl.DateTimeFormat(language, {dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC'}).format(
    receivedAt,
  )

/** The receipt on a durable medium: it repeats the statement, and says when it arrived. */
export function receiptMail({withdrawal, store}: {withdrawal: Withdrawal; store: Store}): Mail {
  const {id, receivedAt, name, orderOrContract, email, statement} = withdrawal
  const lines = [
    sayWith(messages.withdrawn, [receivedIn(receivedAt, store)], store),
    sayWith(messages.withdrawalNumber, [id], store),
    name,
    orderOrContract,
    statement,
  ]
  return {
    to: email,
    // nothing that a stranger typed belongs in a header
    subject: say(messages.withdrawalSubject, store),
    text: lines.filter(Boolean).join('\n'),
  }
}
