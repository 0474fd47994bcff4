import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {Ajv} from 'ajv'
import {describe, expect, it} from 'vitest'
import {packageOf} from './note-shipped.ts'
import {readPackage} from './read-package.ts'
import {writeLicenses} from './write-licenses.ts'
import {writeSbom} from './write-sbom.ts'

const readSchema = (name: string) => {
  const library = import.meta.resolve('@cyclonedx/cyclonedx-library/package.json')
  const file = new URL(`res/schema/${name}.SNAPSHOT.schema.json`, library)
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8'))
}

/** Ajv has its own names for formats; unknown formats of the schema are ignored here. */
function findFaults(sbom: string): unknown {
  const ajv = new Ajv({strict: false, validateFormats: false, allErrors: true})
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
    ajv.addSchema(readSchema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`)
  const isValid = ajv.compile(readSchema('bom-1.6'))
  isValid(JSON.parse(sbom))
  return isValid.errors
}

describe('shipped third-party packages', () => {
  it.each([
    ['/a b/node_modules/ky/distribution/index.js', '/a b/node_modules/ky/'],
    ['/p/node_modules/@scope/name/x.js', '/p/node_modules/@scope/name/'],
    ['/p/node_modules/a/node_modules/b/x.js', '/p/node_modules/a/node_modules/b/'],
    ['\0/p/node_modules/ky/x.js?commonjs', '/p/node_modules/ky/'],
    ['\0rolldown/runtime.js', 'node_modules/rolldown/'],
    ['/p/src/lib/uuid.ts', null],
    ['\0no-loader', null],
  ])('%j belongs to %j', (id, folder) => {
    expect(packageOf(id)).toBe(folder)
  })

  it('are listed with their licenses, as text and in CycloneDX', () => {
    const packages = ['node_modules/ky/', 'node_modules/dompurify/'].map(readPackage)
    const licenses = writeLicenses(packages)
    for (const {name, version, license, licenseText} of packages) {
      expect(licenses).toContain(`${name} ${version}: ${license}`)
      expect(licenses).toContain(licenseText)
    }
    const sbom = writeSbom(packages)
    expect(findFaults(sbom)).toBeNull()
    expect(writeSbom(packages)).toBe(sbom)
    expect(JSON.parse(sbom).components).toMatchObject(
      packages
        .map(({name, version, sha512}) => ({
          purl: `pkg:npm/${name}@${version}`,
          hashes: [{alg: 'SHA-512', content: sha512}],
        }))
        .sort((one, other) => (one.purl < other.purl ? -1 : 1)),
    )
  })

  it('are invalid CycloneDX without the required fields', () => {
    expect(findFaults('{"bomFormat": "CycloneDX", "components": [{"name": "ky"}]}')).not.toBeNull()
  })

  it('have a license', () => {
    expect(() => readPackage('node_modules/.bin/')).toThrow()
  })
})
