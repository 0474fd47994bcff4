import './additional-fields.css'
import {startCart} from '../../src/page/store/start.ts'
import {fieldsRequests} from '../../src/ui/form/fields-request.ts'
import {missingText} from '../../src/ui/native-fallback/native-fallback.ts'
import {busyUntil} from '../../src/widget/busy-until.ts'
import {enhance, type Widget} from '../../src/widget/enhance.ts'
import type {Edit} from './edit.ts'
import {openFields, say} from './open-fields.tsx'
import {definition, texts} from './widget.ts'

/** Fetched on a click: the form before an addition never needs it. */
async function edit(line: Edit): Promise<() => void> {
  const loaded = await import('./edit.ts').catch(() => null)
  if (loaded) return loaded.openEdit(line)
  say('cannotOpen', missingText(texts('offline')))
  return () => {}
}

/** A button that opens the form of a cart line. */
function mountButton({element, props, adopt, signal}: Widget<typeof definition>): void {
  const {form, 'entry-id': entryId} = props
  if (!entryId || !form) throw new TypeError('names no line of the cart. Give data-entry-id and data-form')
  let close = () => {}
  let isOpening = false
  adopt(element, {
    attributes: {'aria-haspopup': 'dialog'},
    on: {
      async click(event) {
        event.preventDefault()
        if (isOpening) return
        isOpening = true
        close()
        close = await busyUntil(element, edit({entryId, form, opener: element}), signal)
        isOpening = false
        if (signal.aborted) close()
      },
    },
  })
  signal.addEventListener('abort', () => close())
  startCart()
}

/** Either a request for the form of a product before it is added, or a button of a page that shows the cart. */
export const mount = enhance(definition, (widget) => {
  const request = fieldsRequests.get(widget.element)
  if (!request) mountButton(widget)
  else widget.signal.addEventListener('abort', openFields(request, {send: 'add', sending: 'adding'}))
})
