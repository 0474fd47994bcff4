import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {asRecord} from '../../../src/lib/as-record.ts'
import {parseJson} from '../../../src/lib/parse-json.ts'

/** The path of a widget's built style sheet below the folder; undefined before the first build. */
export async function findWidgetStyle(distFolder: string, widget: string): Promise<string | undefined> {
  const parsed = parseJson(await readFile(join(distFolder, 'manifest.json'), 'utf8').catch(() => ''))
  const files = asRecord(asRecord(parsed.ok ? parsed.value : null).widgets)[widget]
  return Array.isArray(files) ? files.find((file) => `${file}`.endsWith('.css')) : undefined
}
