import {writeFile} from 'node:fs/promises'
import {shippedFolders} from './note-shipped.ts'
import {readPackage} from './read-package.ts'
import {writeLicenses} from './write-licenses.ts'
import {writeSbom} from './write-sbom.ts'

/** Runs after the build: documents the third-party packages in it. `dist` ends in a slash. */
export async function buildSupply(dist: string): Promise<void> {
  const packages = shippedFolders()
    .map(readPackage)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  await writeFile(`${dist}licenses.txt`, writeLicenses(packages))
  await writeFile(`${dist}sbom.json`, writeSbom(packages))
}
