import {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {Withdrawal} from '../server/withdrawals/check-statement.ts'
import {receivedIn} from '../server/withdrawals/receipt-mail.ts'
import type {PageOf} from './page.ts'

interface Shown {
  /** What was typed. */
  fields: Readonly<Record<string, string>>
  error?: string
  fieldErrors?: Readonly<Record<string, string>> | undefined
  /** With a key, the page asks for the confirmation. */
  key?: string
}

/** Both steps of the withdrawal function. Without a key it asks for the statement. */
export const withdrawalPage =
  ({fields, error = '', fieldErrors = {}, key}: Shown): PageOf =>
  ({store}) => {
    const {messages} = store
    const field = (name: string, label: string | undefined, attributes: object) => ({
      name,
      label,
      value: fields[name] ?? '',
      problem: fieldErrors[name] ?? '',
      ...attributes,
    })
    return {
      template: 'withdrawal',
      title: messages.withdrawal,
      type: PAGE_TYPES.page,
      data: {
        error,
        key,
        statement: fields.statement || messages.withdrawalStatement,
        statementProblem: fieldErrors.statement ?? '',
        fields: [
          field('name', messages.fullName, {type: 'text', autocomplete: 'name'}),
          field('orderOrContract', messages.orderOrContract, {type: 'text', autocomplete: 'off'}),
          field('email', messages.withdrawalEmail, {type: 'email', autocomplete: 'email'}),
        ],
      },
    }
  }

export const receiptPage =
  ({id, receivedAt, name, orderOrContract, email, statement}: Withdrawal): PageOf =>
  ({store}) => ({
    template: 'withdrawal-receipt',
    title: store.messages.withdrawalReceipt,
    type: PAGE_TYPES.page,
    data: {id, receivedAt: receivedIn(receivedAt, store), name, orderOrContract, email, statement},
  })
