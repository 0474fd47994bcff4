import {globSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../../build/root.ts'

/** The inputs of the build, including folders, because a removed file changes only its folder. */
const SOURCES =
  '{{bin,build,demo,loader,qa,react,src,widgets}/{,**/*},{package,package-lock,tsconfig}.json,vite.config.ts}'
/** Written near the end of a build. */
const BUILT = 'dist/sbom.json'

const changedAt = (file: string): number => statSync(join(root, file), {throwIfNoEntry: false})?.mtimeMs ?? 0

/** Whether nothing has changed since the last complete build. */
export const isBuilt = (): boolean => {
  const builtAt = changedAt(BUILT)
  return globSync(SOURCES, {cwd: root}).every((file) => changedAt(file) < builtAt)
}
