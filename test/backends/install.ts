import {installPackages, packagesOf} from '../prepare/packages.ts'
import {CannotStart} from './shop.ts'

/**
 * Installs the packages of a folder's lock file, unless they are installed. They are large: building and testing the
 * project does not download them.
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
