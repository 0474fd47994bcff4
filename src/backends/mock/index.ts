export {mockFetch} from './fetch.ts'

/**
 * The platform's calls, which `mockFetch` answers. Storage tells whether there is a cart, so checking takes no time.
 */
export const inPage = <Backend extends {mayHaveCart: () => boolean}>(platform: Backend): Backend => ({
  ...platform,
  mayHaveCart: () => true,
})
