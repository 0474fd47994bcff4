import {version} from '../../package.json'

/** The build of the widgets reads it from the loader, so that no other file changes with it (`build/loaders-version.ts`). */
export const readVersion = (): string => version
