import {rebase} from './rebase.ts'

/** What the shop in the page of an example has besides what its HTML says. */
export interface ExampleShop {
  products: readonly {id: string}[]
  /** HTML by product id. */
  quickViews: Readonly<Record<string, string>>
}

let loading: Promise<ExampleShop> | undefined

async function load(base: string): Promise<ExampleShop> {
  const reply = await fetch(`${base}preview/shop.json`)
  if (!reply.ok) throw new Error(`preview/shop.json: ${reply.status}`)
  return JSON.parse(rebase(await reply.text(), base))
}

/** Fetched once for all examples. */
export function loadShop(base: string): Promise<ExampleShop> {
  loading ??= load(base).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
