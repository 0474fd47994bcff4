import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {members} from '../seed/members.ts'
import {accountLabels} from './account-labels.ts'
import type {PageOf} from './page.ts'

/** A refused log-in without script: the reasons, and the input except for the password. */
export interface RefusedLogIn {
  email: string
  rememberMe: boolean
  error: string
  fieldErrors: Readonly<Record<string, string>>
}

const NOTHING: RefusedLogIn = {email: '', rememberMe: false, error: '', fieldErrors: {}}

/** Contains both the member's and the visitor's content: script switches between them. */
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
