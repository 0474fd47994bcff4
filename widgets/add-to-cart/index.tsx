import './add-to-cart.css'
import type {Mount} from '../../src/contract/widget.ts'
import {findInAuthorMarkup} from './author-markup.ts'
import {mountOn} from './mount-on.tsx'
import {findInPlatformMarkup} from './platform-markup.ts'

export const mount: Mount = (element, context) => {
  const isAuthored = element.dataset.vitrine !== undefined
  return mountOn(element, isAuthored ? findInAuthorMarkup(element) : findInPlatformMarkup(element), context)
}
