/** `vitrine/site`, for Node: the templates of a site's folder. */
export type {FileError} from './compile-folder.ts'
export {loadSite, type Site, SiteError, type SiteOptions} from './load-site.ts'
export type {SiteConf} from './read-conf.ts'
export type {SkippedFile} from './read-folder.ts'
