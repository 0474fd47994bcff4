import type {FollowProps} from '../../react/generated/props.ts'
import type {Template} from '../../react/template.ts'
import {linkAddress} from '../../src/model/web-address.ts'

export const template: Template<FollowProps> = {
  tag: 'div',
  children({username = '', profileUrl}) {
    const account = `https://twitter.com/${encodeURIComponent(username)}`
    return <a href={linkAddress(profileUrl) ?? account}>{username || profileUrl}</a>
  },
}
