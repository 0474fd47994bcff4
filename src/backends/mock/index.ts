export {mockFetch} from './fetch.ts'

/** The platform's calls, which `mockFetch` answers. Whether there is a cart is in storage, and asking takes no time. */
export const inPage = <Backend extends {mayHaveCart: () => boolean}>(platform: Backend): Backend => ({
  ...platform,
  mayHaveCart: () => true,
})
