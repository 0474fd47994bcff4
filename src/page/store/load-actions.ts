import {loadBackend} from './load-backend.ts'

/** See `actions/index.ts`. */
const load = () => import(/* usual */ '../../actions/index.ts')

/** What they ask the shop with comes at the same time. */
export const loadActions = async (): ReturnType<typeof load> =>
  (await Promise.all([load(), loadBackend()]))[0]
