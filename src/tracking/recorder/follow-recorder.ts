import {RECORDER_SETTINGS} from '../assumptions.ts'

const load = () => import('./start-recorder.ts')

let coming: ReturnType<typeof load> | undefined

/**
 * Records, or records no more, as the gate says now. What records is fetched where the site has said by what, which by
 * default it has not.
 */
export async function followRecorder(raw: Record<string, unknown>, isAllowed: () => boolean): Promise<void> {
  if (isAllowed() && raw[RECORDER_SETTINGS]) coming ??= load()
  const {startRecorder, stopRecorder} = (await coming) ?? {}
  if (isAllowed()) await startRecorder?.(raw, isAllowed)
  else stopRecorder?.()
}
