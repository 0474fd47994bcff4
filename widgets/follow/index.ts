import './follow.css'
import type {Mount} from '../../src/lib/widget.ts'
import {readProps} from '../../src/ui/read-props.ts'
import {definition} from './definition.ts'
import {texts} from './strings.ts'

export const mount: Mount = (element) => {
  const {username, 'profile-url': profile} = readProps(element, definition)
  const name = username.trim().replace(/^@/, '')
  if (element.querySelector('a')) return () => {}
  if (!name) throw new TypeError('data-username is empty')
  const link = document.createElement('a')
  link.className = 'follow__link'
  link.href = /^https?:\/\//i.test(profile)
    ? profile
    : `https://twitter.com/intent/follow?screen_name=${encodeURIComponent(name)}`
  link.rel = 'noopener'
  link.target = '_blank'
  const show = () => {
    link.textContent = texts('follow', {name})
  }
  show()
  document.addEventListener('vitrine:strings', show)
  element.append(link)
  return () => {
    document.removeEventListener('vitrine:strings', show)
    link.remove()
  }
}
