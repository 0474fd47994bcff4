import type {Backend} from '../contract.ts'
import {backend as platform} from '../platform/index.ts'

/**
 * A shop in the page, for pages without a server: the platform's calls, answered by `fetch.ts`. Whether there is a cart is
 * in storage, and asking takes no time.
 */
export const backend: Backend = {...platform, mayHaveCart: () => true}
