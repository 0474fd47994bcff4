import {readFile, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {asRecord} from '../../../src/lib/as-record.ts'
import {parseJson} from '../../../src/lib/parse-json.ts'
import {hintsFor} from '../../../src/tools/hints/hints-for.ts'

/** Where the layout wants them. */
const PLACE = '<!-- hints -->'

/** Puts the hints of a page into its head. */
export type AddHints = (html: string) => Promise<string>

/** Reads the manifest of the built files once per build; pages have no hints before the first build. */
export function createHints(distFolder: string): AddHints {
  const file = join(distFolder, 'manifest.json')
  let known: {time: number; manifest: unknown} | undefined
  async function readManifest(): Promise<unknown> {
    const time = (await stat(file).catch(() => null))?.mtimeMs
    if (time === undefined) return null
    if (known?.time !== time) {
      const parsed = parseJson(await readFile(file, 'utf8').catch(() => ''))
      const {mounts} = asRecord(parsed.ok ? parsed.value : null)
      known = {time, manifest: parsed.ok && mounts ? parsed.value : null}
    }
    return known.manifest
  }
  return async (html) => {
    const manifest = html.includes(PLACE) ? await readManifest() : null
    return html.replace(PLACE, () => (manifest ? hintsFor(html, manifest).replaceAll('\n', '\n  ') : ''))
  }
}
