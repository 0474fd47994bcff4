import {backendName, page} from '../page/page.ts'
import {createChanges} from './changes.ts'
import type {Backend} from './contract.ts'
import type {Kind} from './create-backend.ts'
import {KINDS} from './generated/kinds.ts'
import {backend as platform} from './platform/index.ts'
import {readSettings, type Source} from './settings.ts'
import {type Visitor, visitorOf} from './visitor.ts'

/** A shop of a kind, for one visitor. */
export async function createBackendOf(
  name: string,
  source: Source,
  createVisitor: (shop: string) => Visitor,
): Promise<Backend> {
  const kind = KINDS.get(name)
  if (!kind)
    throw (await import('./unknown-backend.ts')).unknownBackend(name, ['platform', 'mock', ...KINDS.keys()])
  const {createBackend, needs} = await kind.load()
  const settings = readSettings(name, source, needs)
  const visitor = createVisitor([name, settings.api, settings.channel ?? ''].join(' ').trim())
  return createBackend({settings, visitor, changes: createChanges(visitor)})
}

const create = async (name: string): Promise<Backend> =>
  name === 'mock'
    ? (await import('./mock/index.ts')).inPage(platform)
    : createBackendOf(name, page(), visitorOf)

const made = new Map<string, Promise<Backend>>()

const ofPage = (): Kind | undefined => KINDS.get(backendName() ?? '')

/** Fetches the code of the page's shop: its first use then waits only for the shop's reply. */
export const fetchShop = (): Promise<unknown> | undefined => ofPage()?.load()

/** Fetches the code that reads products at the same time as that of their shop, which would request it later. */
export const fetchProducts = (): void =>
  void ofPage()
    ?.products()
    .catch(() => {})

/** A kind of shop other than the platform, created once. After a failure, the next call tries again. */
export function loadKind(name: string): Promise<Backend> {
  const backend = made.get(name) ?? create(name)
  made.set(name, backend)
  backend.catch(() => made.delete(name))
  return backend
}
