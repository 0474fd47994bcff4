import './member-account.css'
import type {Mount} from '../../src/contract/widget.ts'
import {member, startMember} from '../../src/page/store/member.ts'
import {readProps} from '../../src/widget/read-props.ts'
import type {Account, Show} from './account.ts'
import {attachLink} from './attach-link.ts'
import {attachParts} from './attach-parts.ts'
import {definition} from './definition.ts'
import {findLink, readParts} from './parts.ts'
import {createAccountTexts} from './strings.ts'

/** Few visitors are members. Where it cannot be fetched, the next page tells. */
const tellLocale = (siteUserId: string | null): Promise<void> =>
  import('../../src/page/store/member-locale.ts').then(
    (loaded) => loaded.tellLocale(siteUserId),
    () => {},
  )

function attach(account: Account): Show {
  const {element} = account
  const [parts, link] = [readParts(element), findLink(element)]
  if (parts.form || parts.inside) return attachParts(account, parts)
  if (link) return attachLink(account, link)
  throw new TypeError('has nothing to log in with. Put a link to the page for it inside')
}

export const mount: Mount = (element, {fail}) => {
  const {labels, 'clone-cart': clonesCart} = readProps(element, definition)
  const controller = new AbortController()
  const {signal} = controller
  const stop = () => controller.abort()
  startMember()
  const show = attach({element, texts: createAccountTexts(labels), clonesCart, signal})

  function update(isNews: boolean): void {
    const now = member.getState()
    show(now, isNews)
    if (now.isLoggedIn) void tellLocale(now.siteUserId)
  }
  function tryUpdate(isNews: boolean): void {
    try {
      update(isNews)
    } catch (error) {
      stop()
      fail(error)
    }
  }
  signal.addEventListener(
    'abort',
    member.subscribe(() => tryUpdate(true)),
  )
  document.addEventListener('vitrine:strings', () => tryUpdate(false), {signal})
  update(false)
  return stop
}
