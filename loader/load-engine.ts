/** What mounts the widgets. The build puts the name of its file in place of the import. */
export const loadEngine = () => import('./engine/index.ts')
