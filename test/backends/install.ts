import {installPackages, packagesOf} from '../prepare/packages.ts'
import {CannotStart} from './shop.ts'

/**
 * Installs what the lock file of a folder names, unless it is there. Such packages are large: who only builds or tests
 * the project does not download them.
 */
export async function install(folder: string): Promise<void> {
  try {
    await installPackages(packagesOf(folder), folder)
  } catch (error) {
    throw new CannotStart(
      `its packages could not be installed: ${error instanceof Error ? error.message : error}`,
    )
  }
}
