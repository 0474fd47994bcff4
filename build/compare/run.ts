// biome-ignore-all lint/suspicious/noConsole: the terminal is where this program speaks
import {compare} from './compare.ts'
import {readMeasured} from './read-measured.ts'

/** `node build/compare/run.ts <before> <after>`: prints what differs between two measured copies of the project. */

const [before, after] = process.argv.slice(2)
if (!before || !after) throw new Error('node build/compare/run.ts <before> <after>')
console.info(compare(readMeasured(before), readMeasured(after)))
