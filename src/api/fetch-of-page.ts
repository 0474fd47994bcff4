import {backendName} from '../page/page.ts'

/**
 * Fetches as the loader's tag demands: over the network, or from the mock shop in the page. Calls `fetch` with an
 * address and an options object, as nearly all pages do: third-party wrappers around `fetch` often support nothing
 * else, and fail for a `Request`.
 */
export const fetchOfPage = async (address: string, options: RequestInit): Promise<Response> =>
  backendName() === 'mock'
    ? (await import('../backends/mock/index.ts')).mockFetch(address, options)
    : fetch(address, options)
