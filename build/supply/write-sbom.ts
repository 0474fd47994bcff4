import {Enums, Models, Serialize, SPDX, Spec} from '@cyclonedx/cyclonedx-library'
import packageJson from '../../package.json' with {type: 'json'}
import type {Shipped} from './read-package.ts'

const toLicense = (text: string) =>
  SPDX.isSupportedSpdxId(text) ? new Models.SpdxLicense(text) : new Models.LicenseExpression(text)

const purl = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

function toComponent({name, version, license, homepage, sha512}: Shipped) {
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: `${name}@${version}`,
    version,
    scope: Enums.ComponentScope.Required,
  })
  component.purl = purl(name, version)
  component.licenses.add(toLicense(license))
  if (sha512) component.hashes.set(Enums.HashAlgorithm['SHA-512'], sha512)
  if (homepage)
    component.externalReferences.add(
      new Models.ExternalReference(homepage, Enums.ExternalReferenceType.Website),
    )
  return component
}

/**
 * The built files and their packages in CycloneDX. Contains no time or serial number, so that the same build has the
 * same bytes.
 */
export function writeSbom(packages: readonly Shipped[]): string {
  const {name, version} = packageJson
  const product = new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: `${name}@${version}`,
    version,
  })
  product.purl = purl(name, version)
  const bom = new Models.Bom({metadata: new Models.Metadata({component: product})})
  for (const one of packages) {
    const component = toComponent(one)
    bom.components.add(component)
    product.dependencies.add(component.bomRef)
  }
  const normalizers = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6)
  return `${new Serialize.JsonSerializer(normalizers).serialize(bom, {sortLists: true, space: 2})}\n`
}
