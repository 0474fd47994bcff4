import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {members} from '../seed/members.ts'
import {accountLabels} from './account-labels.ts'
import type {PageOf} from './page.ts'

/** What was refused of a visitor without script, and what was typed but the password. */
export interface RefusedLogIn {
  email: string
  rememberMe: boolean
  error: string
  fieldErrors: Readonly<Record<string, string>>
}

const NOTHING: RefusedLogIn = {email: '', rememberMe: false, error: '', fieldErrors: {}}

/** Both what a member sees and what others see: script shows the one in place of the other. */
export const accountPage =
  (refused: RefusedLogIn = NOTHING): PageOf =>
  ({member, store}) => {
    const [example] = members
    return {
      template: 'account',
      title: store.messages.account,
      type: PAGE_TYPES.page,
      data: {
        ...refused,
        member,
        isIn: member !== null,
        emailProblem: refused.fieldErrors.email ?? '',
        passwordProblem: refused.fieldErrors.password ?? '',
        labels: accountLabels(store),
        example,
      },
    }
  }
