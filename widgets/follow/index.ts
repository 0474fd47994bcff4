import './follow.css'
import type {Mount} from '../../src/contract/widget.ts'
import {linkAddress} from '../../src/model/web-address.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'
import {texts} from './strings.ts'

export const mount: Mount = (element) => {
  const {username, 'profile-url': profile} = readProps(element, definition)
  const name = username.trim().replace(/^@/, '')
  // a link of the page's own leads there without us
  if (element.matches('a[href]') || element.querySelector('a')) return () => {}
  if (!name) throw new TypeError('data-username is empty')
  const isLink = element instanceof HTMLAnchorElement
  const adoption = adopt(isLink ? element : document.createElement('a'))
  const href =
    (/^https?:\/\//i.test(profile) && linkAddress(profile)) ||
    `https://twitter.com/intent/follow?screen_name=${encodeURIComponent(name)}`
  const isNamed = isLink && element.textContent.trim() !== ''
  const show = () =>
    apply(adoption, {
      content: isNamed ? undefined : texts('follow', {name}),
      attributes: {href, rel: 'noopener', target: '_blank'},
      classes: {follow__link: true},
    })
  show()
  document.addEventListener('vitrine:strings', show)
  if (!isLink) element.append(adoption.element)
  return () => {
    document.removeEventListener('vitrine:strings', show)
    restore(adoption)
    if (!isLink) adoption.element.remove()
  }
}
