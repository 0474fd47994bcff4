import {page} from '../../src/lib/page.ts'

/** What the loader's tag asks for that no visitor needs: fetched for it alone. */
export async function begin(): Promise<void> {
  const {debug, compat} = page()
  if (debug !== undefined) (await import('./debug.ts')).speakUp()
  if (compat !== undefined) (await import('../compat/index.ts')).standIn()
}
