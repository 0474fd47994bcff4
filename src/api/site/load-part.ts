import {ApiError} from '../errors.ts'
import {replyError} from '../reply-error.ts'
import {text} from '../strings.ts'

const TIMEOUT = 15_000

/**
 * The HTML of a page of this site, by path and query, or of a part of it: the server may answer with either. It is not repeated after a
 * failure, as the visitor sees the failure and decides.
 */
export async function loadPart(address: string, part: string, signal: AbortSignal): Promise<string> {
  const late = AbortSignal.timeout(TIMEOUT)
  const where = `GET ${address}`
  try {
    const response = await fetch(location.origin + address, {
      headers: {Accept: 'text/html', 'Vitrine-Part': part},
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, late]),
    })
    const html = await response.text()
    if (response.ok) return html
    throw replyError(where, response, null)
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    const lost = navigator.onLine === false ? 'offline' : 'network'
    const kind = signal.aborted ? 'aborted' : late.aborted ? 'timeout' : lost
    const message = kind === 'aborted' ? '' : text(kind === 'timeout' ? kind : 'offline')
    throw new ApiError(kind, `${where}: ${kind}`, message, {cause})
  }
}
