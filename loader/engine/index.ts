import {further} from '../../widgets/further.ts'
import type {loadChunk} from '../chunks.ts'
import type {Claims, Engine} from '../claim.ts'
import {startEngine} from './engine.ts'

/**
 * Runs all that the loader's own file leaves out: what mounts the widgets, and the widgets that it does not know, which
 * are fetched as its own are.
 */
export const start = (claims: Claims, own: typeof loadChunk): Promise<Engine> =>
  startEngine(claims, further, own)
