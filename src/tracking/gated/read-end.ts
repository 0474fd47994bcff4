import {isRecord} from '../../lib/is-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {readPath} from '../../lib/read-path.ts'

/** What asks players in frames to tell of their end; each understands the one that is its own. */
export const ASK = ['{"method":"addEventListener","value":"finish"}', '{"event":"listening"}']

/** Of players that number their states. */
const ENDED = 0

/** Says a player in a frame that the video has come to its end? As text or as an object, in the words of the one or the other. */
export function isEnd(data: unknown): boolean {
  const parsed = typeof data === 'string' ? parseJson(data) : {ok: true as const, value: data}
  if (!(parsed.ok && isRecord(parsed.value))) return false
  const {event, info} = parsed.value
  return event === 'finish' || event === 'ended' || info === ENDED || readPath(info, 'playerState') === ENDED
}
