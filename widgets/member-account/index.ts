import './member-account.css'
import {followMember, getMember, startMember} from '../../src/page/store/member.ts'
import {enhance} from '../../src/widget/enhance.ts'
import type {Account, Show} from './account.ts'
import {createAccountTexts} from './account-texts.ts'
import {attachLink} from './attach-link.ts'
import {attachParts} from './attach-parts.ts'
import {findLink, readParts} from './parts.ts'
import {definition} from './widget.ts'

/** Few visitors are members. If it cannot be fetched, the next page reports it. */
const tellLocale = (siteUserId: string | null): Promise<void> =>
  import('./tell-locale.ts').then(
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

export const mount = enhance(definition, ({element, props, adopt, signal, fail}) => {
  const {labels, 'clone-cart': clonesCart} = props
  startMember()
  const show = attach({element, texts: createAccountTexts(labels), clonesCart, adopt, signal})

  function update(isNews: boolean): void {
    const now = getMember()
    show(now, isNews)
    if (now.isLoggedIn) void tellLocale(now.siteUserId)
  }
  function tryUpdate(isNews: boolean): void {
    try {
      update(isNews)
    } catch (error) {
      fail(error)
    }
  }
  signal.addEventListener(
    'abort',
    followMember(() => tryUpdate(true)),
  )
  document.addEventListener('vitrine:strings', () => tryUpdate(false), {signal})
  update(false)
})
