import {EXTENSION_FRAME, FOREIGN_ERROR, IGNORED_ERRORS, OWN_FILES} from '../assumptions.ts'
import type {Described} from './describe-error.ts'
import {readFrames} from './frames.ts'

const foreign = new RegExp(FOREIGN_ERROR)
const ignored = new RegExp(IGNORED_ERRORS)
const extension = new RegExp(EXTENSION_FRAME)
const ownFiles = new RegExp(OWN_FILES)

/** Whether the error belongs to other code than the site's, or to the tracking itself. */
export function isIgnored({message, stack}: Described): boolean {
  const frames = readFrames(stack)
  const top = frames[0]
  if (ignored.test(message)) return true
  return top ? ownFiles.test(top) || frames.every((frame) => extension.test(frame)) : foreign.test(message)
}
