import {isRecord} from '../../lib/is-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {readPath} from '../../lib/read-path.ts'

/** Messages that ask players in frames to report their end; each player understands its own. */
export const ASK = ['{"method":"addEventListener","value":"finish"}', '{"event":"listening"}']

/** For players that number their states. */
const ENDED = 0

/**
 * Whether a message from a player in a frame reports the end of the video. Players send text or objects, in one of two
 * formats.
 */
export function isEnd(data: unknown): boolean {
  const parsed = typeof data === 'string' ? parseJson(data) : {ok: true as const, value: data}
  if (!(parsed.ok && isRecord(parsed.value))) return false
  const {event, info} = parsed.value
  return event === 'finish' || event === 'ended' || info === ENDED || readPath(info, 'playerState') === ENDED
}
