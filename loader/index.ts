import {findFolder, findTag} from './find-tag.ts'
import {start} from './start.ts'

const stack = `${new Error().stack}`
start(findTag(document.currentScript, stack), findFolder(stack))
