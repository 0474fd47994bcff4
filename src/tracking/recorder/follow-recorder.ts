import {RECORDER_SETTINGS} from '../assumptions.ts'

const load = () => import('./start-recorder.ts')

let coming: ReturnType<typeof load> | undefined

/**
 * Starts or stops the recording, as the gate says now. The recorder is loaded only where the site names one, which by
 * default it does not.
 */
export async function followRecorder(raw: Record<string, unknown>, isAllowed: () => boolean): Promise<void> {
  if (isAllowed() && raw[RECORDER_SETTINGS]) coming ??= load()
  const {startRecorder, stopRecorder} = (await coming) ?? {}
  if (isAllowed()) await startRecorder?.(raw, isAllowed)
  else stopRecorder?.()
}
