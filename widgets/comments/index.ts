import './comments.css'
import {enhance} from '../../src/widget/enhance.ts'
import {showComments} from './parts/show-comments.ts'
import {definition} from './widget.ts'

/** As the platform writes it. */
const OPEN = 1

const hasContent = ({children, textContent}: HTMLElement): boolean =>
  children.length > 0 || textContent.trim() !== ''

/** The comments on an item, and the form for a new one. Those that the server has rendered stay. */
export const mount = enhance(definition, (widget) => {
  const {element, props} = widget
  const {'item-id': itemId, 'comment-state': state} = props
  if (!itemId) throw new TypeError('names no item. Give data-item-id')
  const isServed = hasContent(element)
  const isOpen = state === OPEN
  // nothing to add
  if (isServed && !isOpen) return
  showComments(widget, {itemId, isServed, isOpen})
})
