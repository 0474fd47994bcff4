import {readFileSync} from 'node:fs'
import {join} from 'node:path'

const guide = readFileSync(join(import.meta.dirname, '../../docs/guide/moving.md'), 'utf8')

/** The stub that the guide tells pages to include first, read from the guide. */
export const STUB: string = /<script>\n(var VitrineQueue[\s\S]*?)<\/script>/.exec(guide)?.[1] ?? ''
if (!STUB) throw new Error('docs/guide/moving.md has no stub')
