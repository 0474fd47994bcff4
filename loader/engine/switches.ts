import {readGlobal} from '../../src/page/read-global.ts'

/** Milliseconds after which widgets mount without an answer. */
const PATIENCE = 1000

/**
 * What the loader of `latest/` has asked for (build/publish/ask-switches.ts); any other loader asks for nothing. An answer
 * that is no object, or comes too late, switches nothing off.
 */
export const readSwitches = async (): Promise<Readonly<Record<string, unknown>>> =>
  Object(
    await Promise.race([
      readGlobal('vitrineSwitches'),
      new Promise((resolve) => setTimeout(resolve, PATIENCE)),
    ]),
  )
