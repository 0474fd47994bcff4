import {cp, mkdir, rm} from 'node:fs/promises'
import {root} from './root.ts'

/** What a page may load, and what the overlay reads. */
const FILES = ['loader.js', 'theme.css', 'manifest.json', 'licenses.txt', 'chunks', 'assets', 'schemas']

/** Puts the built files into the package `create-vitrine`, beside its command. */
export async function fillCreateVitrine(dist: string): Promise<void> {
  const folder = `${root}create-vitrine/dist/`
  await rm(`${folder}vitrine`, {recursive: true, force: true})
  await mkdir(`${folder}vitrine`, {recursive: true})
  for (const file of FILES) await cp(dist + file, `${folder}vitrine/${file}`, {recursive: true})
  await cp(`${dist}openapi.json`, `${folder}openapi.json`)
}
