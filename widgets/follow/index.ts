import './follow.css'
import {linkAddress} from '../../src/model/web-address.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {definition, texts} from './widget.ts'

export const mount = enhance(definition, ({element, props, adopt, signal, followTexts}) => {
  const {username, 'profile-url': profile} = props
  const name = username.trim().replace(/^@/, '')
  // the page's own link works without the widget
  if (element.matches('a[href]') || element.querySelector('a')) return
  if (!name) throw new TypeError('data-username is empty')
  const isLink = element instanceof HTMLAnchorElement
  const link = isLink ? element : document.createElement('a')
  const href =
    (/^https?:\/\//i.test(profile) && linkAddress(profile)) ||
    `https://twitter.com/intent/follow?screen_name=${encodeURIComponent(name)}`
  const isNamed = isLink && element.textContent.trim() !== ''
  followTexts(() =>
    adopt(link, {
      content: isNamed ? undefined : texts('follow', {name}),
      attributes: {href, rel: 'noopener', target: '_blank'},
      classes: {follow__link: true},
    }),
  )
  if (isLink) return
  element.append(link)
  signal.addEventListener('abort', () => link.remove())
})
