import type {Shipped} from './read-package.ts'

const LINE = '-'.repeat(80)

/** The third-party code in the built files, with the terms that must be passed on with it. */
export const writeLicenses = (packages: readonly Shipped[]): string =>
  [
    'The built files contain parts of these packages, under these licences:',
    '',
    ...packages.map(({name, version, license}) => `${name} ${version}: ${license}`),
    ...packages.flatMap(({name, version, licenseText}) => ['', LINE, `${name} ${version}`, '', licenseText]),
    '',
  ].join('\n')
