// @vitest-environment happy-dom
import {afterEach, expect, it, vi} from 'vitest'
import {page} from '../page.ts'

afterEach(() => {
  document.head.innerHTML = ''
  vi.restoreAllMocks()
  vi.resetModules()
})

function write(context: unknown): void {
  document.head.innerHTML = `<script data-site-context>${JSON.stringify(context)}</script>`
}

it('is read once, and again after a mount or on request', async () => {
  const {currentSite, rereadSite} = await import('./current-site.ts')
  write({website: {id: 'one'}})
  expect(currentSite().raw).toMatchObject({website: {id: 'one'}})
  write({website: {id: 'two'}})
  expect(currentSite().raw).toMatchObject({website: {id: 'one'}})
  page().mounts += 1
  expect(currentSite().raw).toMatchObject({website: {id: 'two'}})
  write({website: {id: 'three'}})
  expect(rereadSite().raw).toMatchObject({website: {id: 'three'}})
  expect(currentSite().raw).toMatchObject({website: {id: 'three'}})
})

it('warns once, however often the page is read', async () => {
  const {rereadSite} = await import('./current-site.ts')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  rereadSite()
  rereadSite()
  expect(warn).toHaveBeenCalledTimes(1)
})
