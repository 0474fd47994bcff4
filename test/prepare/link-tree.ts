import {copyFile, link, mkdir, readdir, readlink, symlink} from 'node:fs/promises'
import {join} from 'node:path'

/** A second name for the same bytes, which takes no space; a copy where the disk is another. */
const linkFile = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to))

/** Writes a folder that has the same files as another. */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const entry of await readdir(from, {withFileTypes: true})) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkTree(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else await linkFile(source, target)
  }
}
