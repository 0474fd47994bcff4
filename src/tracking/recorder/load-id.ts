import {finishRequest} from '../../lib/finish-request.ts'
import {isRecord} from '../../lib/is-record.ts'
import {apiOrigin} from '../../page/site/api-origin.ts'
import {LONGEST_RECORDER_ID, RECORDER_ID_PATH, TIMEOUT} from '../assumptions.ts'

/** A well-formed id that is not the mock id. */
const isId = (value: unknown, mockId: string): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_RECORDER_ID && value !== mockId

/** The visitor's identifier with the vendor (product.md §7); null if there is no id to record under. */
export async function loadRecorderId(mockId: string): Promise<string | null> {
  const response = await fetch(apiOrigin() + RECORDER_ID_PATH, {
    credentials: 'include',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) {
    finishRequest(response)
    throw new Error(`GET ${RECORDER_ID_PATH}: HTTP Status ${response.status}`)
  }
  const body: unknown = await response.json()
  const id = isRecord(body) ? body.data : body
  return isId(id, mockId) ? id : null
}
