import {readPath} from '../lib/read-path.ts'
import {type FieldsRequest, fieldsRequests} from '../page/store/fields-request.ts'
import {createPlace} from './place.ts'

/**
 * Asks the visitor to fill in a form, in a dialog. A widget may not reach for another, so an element for it is put into
 * the page, as for the popover, and goes when it is done. Throws when the widget cannot be had.
 */
export function askFields({send, giveUp, ...request}: FieldsRequest): Promise<void> {
  const place = createPlace('additional-fields')
  return new Promise((resolve, reject) => {
    const end = () => {
      place.remove()
      resolve()
    }
    fieldsRequests.set(place, {
      ...request,
      async send(fields) {
        await send(fields)
        end()
      },
      giveUp() {
        giveUp()
        end()
      },
    })
    place.addEventListener('vitrine:error', (event) => {
      event.preventDefault()
      place.remove()
      reject(readPath(event, 'detail.error'))
    })
    document.body.append(place)
  })
}
