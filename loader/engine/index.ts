import {inEngine} from '../../widgets/table.ts'
import type {Claims, Engine} from '../claim.ts'
import {startEngine} from './engine.ts'

/**
 * Runs everything that the loader's own file leaves out: the code that mounts widgets, and the widgets the loader does
 * not know.
 */
export const start = (claims: Claims): Promise<Engine> => startEngine(claims, inEngine)
