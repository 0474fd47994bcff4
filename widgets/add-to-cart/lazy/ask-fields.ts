import {page} from '../../../src/page/page.ts'
import {type FieldsRequest, fieldsRequests} from '../../../src/ui/form/fields-request.ts'

/**
 * Opens a form in a dialog. A widget must not import another, so an element for the form is added to the page, and
 * removed when the form is done. Throws if the widget cannot be loaded.
 */
export async function askFields({send, giveUp, ...request}: FieldsRequest): Promise<void> {
  const place = page().open?.('additional-fields')
  if (!place) throw new Error('nothing mounts widgets on this page')
  await new Promise<void>((resolve, reject) => {
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
      reject(event.detail.error)
    })
  })
}
