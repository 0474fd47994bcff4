import type {Row} from '../row.ts'
import {barred} from './barred.ts'
import {errorRows} from './errors.ts'
import {kills} from './killed.ts'
import {leaving} from './leaving.ts'
import {outages} from './outages.ts'
import {pageRows} from './pages.ts'
import {storageFaults} from './storage.ts'
import {storms} from './storms.ts'

const numberOf = ({id}: Row): number => Number(id.slice(1))

/** The fault catalogue of tracking.md, in its order. */
export const rows: readonly Row[] = [
  ...leaving,
  ...outages,
  ...kills,
  ...storageFaults,
  ...storms,
  ...pageRows,
  ...barred,
  ...errorRows,
].toSorted((a, b) => numberOf(a) - numberOf(b))
