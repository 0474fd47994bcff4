import {readFile} from 'node:fs/promises'
import {expect, test} from '@playwright/test'
import {DIST} from '../support/dist.ts'

/** Each further package needs a decision: the page takes on its size, its license and its maintainers. */
const SHIPPED = ['dompurify', 'ky', 'preact', 'rolldown', 'zustand']

const read = (file: string): Promise<string> => readFile(new URL(file, DIST), 'utf8')

test('lists shipped third-party packages with versions and licenses', async () => {
  const {components, metadata} = JSON.parse(await read('sbom.json'))
  const listed: {name: string; version: string}[] = components
  expect(listed.map(({name}) => name)).toEqual(SHIPPED)
  expect(metadata.timestamp).toBeUndefined()
  const licenses = await read('licenses.txt')
  for (const {name, version} of listed) expect(licenses).toContain(`\n${name} ${version}: `)
})
