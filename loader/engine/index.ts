import {inEngine} from '../../widgets/table.ts'
import type {Claims, Engine} from '../claim.ts'
import {startEngine} from './engine.ts'

/** Runs all that the loader's own file leaves out: what mounts the widgets, and the widgets that it does not know. */
export const start = (claims: Claims): Promise<Engine> => startEngine(claims, inEngine)
