import {beforeEach, expect, it, vi} from 'vitest'
import {pageConnection} from './connection.ts'

beforeEach(() => {
  vi.stubGlobal('location', {origin: 'https://kiln.example', protocol: 'https:'})
  vi.stubGlobal('document', {cookie: 'crumb=own; siteUserCrumb=member'})
})

it('to the page’s own origin uses the page’s cookies', async () => {
  const {readCookie} = pageConnection('https://kiln.example')
  expect([await readCookie('crumb'), await readCookie('siteUserCrumb')]).toEqual(['own', 'member'])
})

it('to another origin uses none of them, and keeps its cookies separate', async () => {
  const {readCookie, writeCookie} = pageConnection('https://api.example')
  expect(await readCookie('crumb')).toBeNull()
  await writeCookie('crumb', 'new')
  expect([await readCookie('crumb'), await readCookie('siteUserCrumb')]).toEqual(['new', null])
  expect(document.cookie).toBe('crumb=own; siteUserCrumb=member')
})
