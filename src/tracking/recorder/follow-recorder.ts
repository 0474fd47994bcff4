import {RECORDER_SETTINGS} from '../assumptions.ts'

const load = () => import('./start-recorder.ts')

let coming: ReturnType<typeof load> | undefined

/**
 * Starts or stops the recording, according to the gate. The recorder is loaded only if the site names one; by default
 * it does not.
 */
export async function followRecorder(raw: Record<string, unknown>, isAllowed: () => boolean): Promise<void> {
  if (isAllowed() && raw[RECORDER_SETTINGS]) coming ??= load()
  const {startRecorder, stopRecorder} = (await coming) ?? {}
  if (isAllowed()) await startRecorder?.(raw, isAllowed)
  else stopRecorder?.()
}
