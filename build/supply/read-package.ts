import {readdirSync, readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {root} from '../root.ts'

/** A package that is in the built files. */
export interface Shipped {
  name: string
  version: string
  /** An SPDX expression. */
  license: string
  /** The text of its license file. */
  licenseText: string
  homepage: string | null
  /** SHA-512 of the registry's archive in hexadecimal digits; null if the lock file has none. */
  sha512: string | null
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

function readHash(folder: string): string | null {
  const {packages} = readJson(`${root}package-lock.json`)
  const place = folder.slice(folder.indexOf('node_modules/'))
  const [kind, hash = ''] = `${packages[place]?.integrity}`.split('-')
  return kind === 'sha512' ? Buffer.from(hash, 'base64').toString('hex') : null
}

/** A package by its folder. Throws if it does not state its license. */
export function readPackage(path: string): Shipped {
  const folder = resolve(root, path)
  const {name, version, license, homepage} = readJson(`${folder}/package.json`)
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  if (typeof license !== 'string' || !file) throw new Error(`${name} is shipped, and has no licence`)
  return {
    name,
    version,
    license,
    licenseText: readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim(),
    homepage: typeof homepage === 'string' ? homepage : null,
    sha512: readHash(folder),
  }
}
