import {backendName} from '../page/backend-name.ts'
import {fetchPlainly} from './fetch-plainly.ts'

/** As the loader's tag has it: over the network, or answered in the page. */
export const fetchOfPage = async (input: RequestInfo | URL): Promise<Response> =>
  backendName() === 'mock'
    ? (await import(/* apart */ '../backends/mock/index.ts')).mockFetch(input)
    : fetchPlainly(input)
