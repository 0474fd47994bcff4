/** See `actions/index.ts`. */
export const loadActions = () => import('../../actions/index.ts')
