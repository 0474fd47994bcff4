import {asRecord} from '../../lib/as-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {readPath} from '../../lib/read-path.ts'
import {toBoolean} from '../../lib/to-boolean.ts'
import {warn} from '../../page/report.ts'
import {ENVIRONMENT, INTERNAL, NEWER_PATH, VALIDATE_PATH} from '../assumptions.ts'
import {checkOutgoingEvent} from '../schemas/check-outgoing-event.ts'
import type {Call} from '../send/call.ts'
import type {Network} from '../send/transport.ts'

/** A page for visitors; an unknown environment counts as one. */
const isPublic = (raw: Record<string, unknown>): boolean =>
  !['dev', 'qa', 'staging'].includes(`${readPath(raw, ENVIRONMENT)}`)

/** The receiver's reply as lines. */
function toLines(reply: unknown): string[] {
  const {errors} = asRecord(reply)
  return (Array.isArray(errors) ? errors : []).map((error) => {
    const {path, message} = asRecord(error)
    return `${path || '/'}: ${message}`
  })
}

/** Asks the receiver to check an event's content, and logs the reply. */
async function check({url, type, body, stop}: Call): Promise<void> {
  const parsed = parseJson(body)
  const {eventSchemaName: name, eventContent} = asRecord(parsed.ok ? parsed.value : null)
  const response = await fetch(url.replace(NEWER_PATH, VALIDATE_PATH) + encodeURIComponent(`${name}`), {
    method: 'POST',
    headers: {'Content-Type': type},
    body: `${eventContent}`,
    credentials: 'omit',
    signal: stop.signal,
  })
  const lines = response.ok ? toLines(await response.json()) : [`HTTP Status ${response.status}`]
  for (const line of lines) warn('tracking', `${name} ${line}`)
  // biome-ignore lint/suspicious/noConsole: the author validates there
  if (!lines.length) console.info(`[vitrine] tracking: ${name} is valid`)
}

/**
 * Replaces the network if the loader's tag has `data-tracking="validate"` (tracking.md T3): each event is checked here
 * against its schema, events of the newer tracker are also sent to be checked, and nothing else is sent. Null, with a
 * warning, on public pages unless the visitor works for the platform.
 */
export function createValidator(raw: Record<string, unknown>): Network | null {
  if (isPublic(raw) && !toBoolean(readPath(raw, INTERNAL))) {
    warn(
      'tracking',
      `data-tracking="validate" is for pages whose context says ${ENVIRONMENT} dev, qa or staging; this one is counted as ever`,
    )
    return null
  }
  return {
    canFetch: () => true,
    look: (event) => void checkOutgoingEvent(event),
    async transmit(call) {
      if (call.url.endsWith(NEWER_PATH))
        await check(call).catch((error: unknown) => warn('tracking', `cannot be validated (${error})`))
      return {status: 200, retryAfter: 0}
    },
    // a page that ends could not log the reply
    handOver: () => true,
  }
}
