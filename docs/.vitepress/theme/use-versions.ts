import {withBase} from 'vitepress'
import {onMounted, type ShallowRef, shallowRef} from 'vue'
import {asRecord} from '../../../src/lib/as-record.ts'

export interface Version {
  version: string
  /** Address of its site. */
  href: string
}

/** The folder that holds the versions: the site's own, or the one above the folder of a version. */
export const versionsRoot = (base: string, version: string): string =>
  base.endsWith(`/${version}/`) ? base.slice(0, -version.length - 1) : base

function isEntry(value: unknown): value is {version: string; path: string} {
  const {version, path} = asRecord(value)
  return typeof version === 'string' && typeof path === 'string'
}

async function load(root: string): Promise<Version[]> {
  const reply = await fetch(`${root}versions.json`)
  const listed: unknown = reply.ok ? await reply.json() : []
  const entries = Array.isArray(listed) ? listed.filter(isEntry) : []
  return entries.map(({version, path}) => ({version, href: new URL(path, location.origin + root).pathname}))
}

/** Every version of the site; empty while they are unknown. */
export function useVersions(version: string): Readonly<ShallowRef<readonly Version[]>> {
  const versions = shallowRef<readonly Version[]>([])
  onMounted(async () => {
    try {
      versions.value = await load(versionsRoot(withBase('/'), version))
    } catch {
      // offline, or the site stands alone: the version is shown without others
    }
  })
  return versions
}
