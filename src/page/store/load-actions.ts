/** See `actions/index.ts`. */
export const loadActions = () => import(/* usual */ '../../actions/index.ts')
