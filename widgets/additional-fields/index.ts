import './additional-fields.css'
import type {Mount} from '../../src/contract/widget.ts'
import {fieldsRequests} from '../../src/page/store/fields-request.ts'
import {startCart} from '../../src/page/store/start.ts'
import {missingText} from '../../src/ui/last-way/last-way.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'
import type {Edit} from './edit.ts'
import {openFields, say} from './open-fields.tsx'
import {texts} from './strings.ts'

/** A chunk of its own: what asks before an item is added never needs it. */
async function edit(line: Edit): Promise<() => void> {
  const loaded = await import(/* each use */ './edit.ts').catch(() => null)
  if (loaded) return loaded.openEdit(line)
  say('cannotOpen', missingText(texts('offline')))
  return () => {}
}

/** A button that opens the form of a line in the cart. */
function mountButton(element: HTMLElement): () => void {
  const {form, 'entry-id': entryId} = readProps(element, definition)
  if (!entryId || !form) throw new TypeError('names no line of the cart. Give data-entry-id and data-form')
  let isMounted = true
  let close = () => {}
  const button = adopt(element)
  apply(button, {
    attributes: {'aria-haspopup': 'dialog'},
    on: {
      async click(event) {
        event.preventDefault()
        close()
        close = await edit({entryId, form, opener: element})
        if (!isMounted) close()
      },
    },
  })
  startCart()
  return () => {
    isMounted = false
    close()
    restore(button)
  }
}

/** Either asked for by whoever adds a product that has a form, or a button of a page that shows the cart. */
export const mount: Mount = (element) => {
  const request = fieldsRequests.get(element)
  return request ? openFields(request, {send: 'add', sending: 'adding'}) : mountButton(element)
}
