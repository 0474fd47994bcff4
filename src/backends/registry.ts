import {backendName, page} from '../page/page.ts'
import {createChanges} from './changes.ts'
import type {Backend} from './contract.ts'
import type {CreateBackend} from './create-backend.ts'
import {backend as platform} from './platform/index.ts'
import {type Needs, readSettings, type Source} from './settings.ts'
import {type Visitor, visitorOf} from './visitor.ts'

interface Kind {
  needs: Needs
  load: () => Promise<{createBackend: CreateBackend}>
  /** The file that reads its products. */
  products: () => Promise<unknown>
}

/** One line for each folder, by its name in `data-backend`. `test/backends` and the guide have a list each, too. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  [
    'vendure',
    {
      needs: {api: 'Give the address of the Shop API: https://shop.example/shop-api.'},
      load: () => import('./vendure/index.ts'),
      products: () => import('./vendure/products.ts'),
    },
  ],
  [
    'medusa',
    {
      needs: {
        api: 'Give the origin of the Medusa server: https://shop.example.',
        key: 'Give a publishable API key: Medusa Admin, Settings, Publishable API Keys.',
        region: 'Give the id of a region, the end of its address in Medusa Admin: Settings, Regions.',
      },
      load: () => import('./medusa/index.ts'),
      products: () => import('./medusa/products.ts'),
    },
  ],
  [
    'shopify',
    {
      needs: {
        api: 'Give the address of the Storefront API: https://your-shop.myshopify.com/api/2026-04/graphql.json.',
        key: 'Give the public access token of a storefront: Shopify admin, Sales channels, Headless.',
      },
      load: () => import('./shopify/index.ts'),
      products: () => import('./shopify/products.ts'),
    },
  ],
  [
    'woocommerce',
    {
      needs: {api: 'Give the address of the Store API: https://shop.example/wp-json/wc/store/v1.'},
      load: () => import('./woocommerce/index.ts'),
      products: () => import('./woocommerce/products.ts'),
    },
  ],
])

/** A shop of a kind, for one visitor. */
export async function createBackendOf(
  name: string,
  source: Source,
  createVisitor: (shop: string) => Visitor,
): Promise<Backend> {
  const kind = KINDS.get(name)
  if (!kind)
    throw (await import('./unknown-backend.ts')).unknownBackend(name, ['platform', 'mock', ...KINDS.keys()])
  const settings = readSettings(name, source, kind.needs)
  const {createBackend} = await kind.load()
  const visitor = createVisitor([name, settings.api, settings.channel ?? ''].join(' ').trim())
  return createBackend({settings, visitor, changes: createChanges(visitor)})
}

const create = async (name: string): Promise<Backend> =>
  name === 'mock'
    ? (await import('./mock/index.ts')).inPage(platform)
    : createBackendOf(name, page(), visitorOf)

const made = new Map<string, Promise<Backend>>()

const ofPage = (): Kind | undefined => KINDS.get(backendName() ?? '')

/** Fetches the code of the page's shop: its first use then waits for the shop alone. */
export const fetchShop = (): Promise<unknown> | undefined => ofPage()?.load()

/** Fetches the code that reads a product together with that of its shop, which would ask for it afterwards. */
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
