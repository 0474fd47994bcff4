/** Loads the code that mounts widgets. The build replaces the import with the name of its file. */
export const loadEngine = () => import('./engine/index.ts')
