import {linkAddress} from '../../src/model/web-address.ts'
import type {MemberAccountProps} from '../generated/props.ts'
import type {Template} from './template.ts'

/** The page for logging in; the form itself comes from the widget, or as children. */
export const template: Template<MemberAccountProps> = {
  tag: 'a',
  attributes: ({href}) => ({href: linkAddress(href) ?? '/account'}),
  children: () => 'Log in',
}
