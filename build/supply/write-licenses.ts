import type {Shipped} from './read-package.ts'

const LINE = '-'.repeat(80)

/** What is passed on with the built files, and the terms that each part of it asks to be passed on, too. */
export const writeLicenses = (packages: readonly Shipped[]): string =>
  [
    'The built files hold parts of these packages, under these licences:',
    '',
    ...packages.map(({name, version, license}) => `${name} ${version}: ${license}`),
    ...packages.flatMap(({name, version, licenseText}) => ['', LINE, `${name} ${version}`, '', licenseText]),
    '',
  ].join('\n')
