import {execFileSync} from 'node:child_process'

/** Paths of the project's files from its root, committed or not; ignored files are left out. Takes Git's path patterns. */
export const listFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {encoding: 'utf8'})
    .split('\n')
    .filter(Boolean)
