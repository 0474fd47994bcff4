import type {MemberAccountProps} from '../../react/generated/props.ts'
import type {Template} from '../../react/template.ts'
import {linkAddress} from '../../src/model/web-address.ts'

/** The login page. The widget renders the form itself, or the app passes it as children. */
export const template: Template<MemberAccountProps> = {
  tag: 'a',
  attributes: ({href}) => ({href: linkAddress(href) ?? '/account'}),
  children: () => 'Log in',
}
