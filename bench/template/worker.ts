import {contenders} from './contenders.ts'
import {createPerformer} from './perform.ts'
import type {Slice} from './task.ts'

const [name] = process.argv.slice(2)
const contender = contenders.find((one) => one.name === name)
if (!contender) throw new Error(`No contender is called "${name}"`)

const perform = createPerformer(contender)
process.on('message', async (slice: Slice) => process.send?.(await perform(slice)))
