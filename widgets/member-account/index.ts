import './member-account.css'
import type {Mount} from '../../src/contract/widget.ts'
import {startMember} from '../../src/page/store/member.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {attachLink} from './attach-link.ts'
import {attachParts} from './attach-parts.ts'
import {definition} from './definition.ts'
import {follow} from './follow.ts'
import {findLink, readParts} from './parts.ts'
import {strings} from './strings.ts'
import {createWords} from './words.ts'

export const mount: Mount = (element, {fail}) => {
  const {labels, 'clone-cart': clonesCart} = readProps(element, definition)
  const [parts, link] = [readParts(element), findLink(element)]
  const words = createWords(strings, labels)
  const account = {element, labels, words, clonesCart}
  startMember()
  if (parts.form || parts.inside) return follow(attachParts(account, parts), fail)
  if (link) return follow(attachLink(account, link), fail)
  throw new TypeError('has nothing to log in with. Put a link to the page for it inside')
}
