import {asRecord} from '../../lib/as-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {scriptAddress} from '../../model/script-address.ts'
import {page} from '../../page/page.ts'
import {warn} from '../../page/report.ts'
import {readCookie} from '../../page/site/cookies.ts'
import {MOCK_ID, RECORDER_SETTINGS} from '../assumptions.ts'
import {checkEligibility, type Eligibility} from './eligibility.ts'
import {loadRecorderId} from './load-id.ts'
import {readRecorderFacts, readVariant} from './read-facts.ts'
import {callVendor, injectVendor} from './vendor.ts'

type State = 'idle' | 'starting' | 'recording' | 'stopped'

const INJECTING = 'Error injecting FullStory script'

let state: State = 'idle'

/** A failure is reported, and nothing is recorded (product.md §8). */
const tell = (words: string, error: unknown): void => warn('recorder', `${words} (${error})`)

/** The id of a logged-in member; null for everyone else. */
function readMember(): string | null {
  const parsed = parseJson(readCookie('SiteUserInfo'))
  const member = asRecord(parsed.ok ? parsed.value : null)
  return member.authenticated ? textOrNull(member.siteUserId) : null
}

/** Identifies the visitor to the vendor. */
function identify(id: string): void {
  const member = readMember()
  callVendor('setIdentity', member ? {uid: member} : {anonymous: true})
  callVendor('trackEvent', {name: 'session', properties: {recordingId: id}})
}

const no = (failed: string): Eligibility => ({isEligible: false, failed})

/**
 * The id to record under, or the reason for not recording: cheap conditions are checked first, the server is asked
 * last.
 */
async function determine(
  raw: Record<string, unknown>,
  isAllowed: () => boolean,
): Promise<Eligibility & {id?: string}> {
  const variant = await readVariant(raw)
  const eligibility = checkEligibility(readRecorderFacts(raw, variant, isAllowed()))
  if (!eligibility.isEligible) return eligibility
  const mockId = textOrNull(asRecord(raw[RECORDER_SETTINGS]).mockId) ?? MOCK_ID
  const id = await loadRecorderId(mockId)
  if (id === null) return no('id')
  // consent may have been withdrawn during the request
  return isAllowed() ? {...eligibility, id} : no('consent')
}

const loaded = (): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    else addEventListener('load', resolve)
  })

function readAddress(text: string): URL | null {
  try {
    return scriptAddress(text, location.href, page().scripts)
  } catch (error) {
    tell(INJECTING, error)
    return null
  }
}

function restart(): void {
  state = 'recording'
  callVendor('restart')
}

async function begin(raw: Record<string, unknown>, isAllowed: () => boolean): Promise<Eligibility> {
  const {scriptUrl, account} = asRecord(raw[RECORDER_SETTINGS])
  const script = typeof scriptUrl === 'string' ? readAddress(scriptUrl) : null
  if (!script) return no('script')
  const {id, ...eligibility} = await determine(raw, isAllowed)
  if (id === undefined) return eligibility
  await loaded()
  if (!isAllowed()) return no('consent')
  injectVendor(script, textOrNull(account) ?? '').catch((error) => tell(INJECTING, error))
  identify(id)
  return eligibility
}

/**
 * Starts recording the session, if the site names a recorder and all conditions of product.md §4 hold. Once per page.
 */
export async function startRecorder(
  raw: Record<string, unknown>,
  isAllowed: () => boolean,
): Promise<Eligibility> {
  if (state === 'stopped') restart()
  if (state !== 'idle') return no('started')
  state = 'starting'
  const eligibility = await begin(raw, isAllowed).catch((error: unknown) => {
    tell('Error determining FullStory eligibility', error)
    return no('error')
  })
  state = eligibility.isEligible ? 'recording' : 'idle'
  return eligibility
}

/** Ends the recording: consent was withdrawn. */
export function stopRecorder(): void {
  if (state !== 'recording') return
  state = 'stopped'
  callVendor('shutdown')
}
