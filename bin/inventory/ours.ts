import {asRecord} from '../../src/lib/as-record.ts'
import {readAttributes, readStartTags} from '../../src/toolkit/html/start-tags.ts'
import {readManifest} from '../tags/manifest.ts'
import {readExternal} from './find-scripts.ts'
import type {Script} from './list.ts'

/** The page engine belongs to every page. */
const ENGINE = 'engine'

/**
 * Says which scripts are ours, by their hashes, and adds those that the loader asks for on this page: as their server
 * answers them, which may be other files than those of the release.
 */
export async function nameOurs(
  scripts: readonly Script[],
  html: string,
  page: string,
  manifest: Record<string, unknown>,
): Promise<Script[]> {
  const {version, loader, filesOf, hashes} = readManifest(manifest)
  const release = `Vitrine ${version}`
  const own = scripts.find(({hash}) => hash === loader)
  const named = scripts.map((script) =>
    script === own ? {...script, why: `${release}: finds and fetches the widgets of the page`} : script,
  )
  if (!own?.address) return named
  const names = readStartTags(html).flatMap((tag) => readAttributes(html, tag).get('data-vitrine') ?? [])
  const widgets = [...new Set(names)].filter((name) => Object.hasOwn(asRecord(manifest.widgets), name))
  const reasons = new Map<string, string[]>()
  for (const widget of [ENGINE, ...widgets])
    for (const file of filesOf(widget).filter((path) => path.endsWith('.js')))
      reasons.set(file, [...(reasons.get(file) ?? []), widget])
  const {address: folder} = own
  const later = await Promise.all(
    Array.from(reasons, async ([file, why]): Promise<Script> => {
      const script = await readExternal(new URL(file, folder).href, 'the loader of Vitrine', page)
      const isReleased = script.hash === hashes.get(file)
      return {...script, why: isReleased ? `${release}: ${why.join(', ')}` : `not the file of ${release}`}
    }),
  )
  return [...named, ...later.filter(({address}) => !named.some((script) => script.address === address))]
}
