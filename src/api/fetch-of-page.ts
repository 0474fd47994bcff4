import {backendName} from '../page/backend-name.ts'
import {fetchPlainly} from './fetch-plainly.ts'

/** Fetches as the loader's tag demands: over the network, or from the mock shop in the page. */
export const fetchOfPage = async (input: RequestInfo | URL): Promise<Response> =>
  backendName() === 'mock'
    ? (await import(/* apart */ '../backends/mock/index.ts')).mockFetch(input)
    : fetchPlainly(input)
