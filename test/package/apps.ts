import {join} from 'node:path'
import type {Kept} from '../prepare/cache.ts'
import {packagesOf} from '../prepare/packages.ts'

export type AppName = 'next' | 'node-20' | 'react-router'

export const folderOf = (name: AppName): string => join(import.meta.dirname, 'apps', name)

/** What the lock file of an app names. */
export const packagesOfApp = (name: AppName): Kept => packagesOf(folderOf(name))
