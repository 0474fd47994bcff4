import './add-to-cart.css'
import {island} from '../../src/widget/mount-rendered.ts'
import {findInAuthorMarkup} from './author-markup.ts'
import {definition} from './definition.ts'
import {mountOn} from './mount-on.tsx'
import {findInPlatformMarkup} from './platform-markup.ts'

export const mount = island(definition, (widget) => {
  const {element} = widget
  const isAuthored = element.dataset.vitrine !== undefined
  mountOn(widget, isAuthored ? findInAuthorMarkup(element, widget.props) : findInPlatformMarkup(element))
})
