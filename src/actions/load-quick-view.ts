import {loadBackend} from '../backends/load-backend.ts'

/** The HTML of a product for its quick view. */
export async function loadQuickView(productId: string, signal?: AbortSignal): Promise<string> {
  const {readQuickView} = await loadBackend()
  return readQuickView(productId, {signal})
}
