import {blocks} from './blocks.ts'
import type {InstructionTopic} from './instruction.ts'
import {partials} from './partials.ts'
import {text} from './text.ts'
import {values} from './values.ts'

/** Every instruction of the language, in the order of the reference. */
export const instructionTopics: readonly InstructionTopic[] = [text, values, blocks, partials]
