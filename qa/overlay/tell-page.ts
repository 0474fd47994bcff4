import {page} from '../../src/page/page.ts'
import {readVersion} from '../../src/page/version.ts'
import type {Note} from './notes.ts'
import {formatBytes, readTimings} from './read-sizes.ts'
import type {Section} from './section.ts'

const isScript = (address: string): boolean =>
  address.endsWith('/loader.js') || (address.includes('/chunks/') && address.endsWith('.js'))

/** The total of all scripts of Vitrine, as far as the browser reports it. */
function sumOfScripts(base: string): string {
  const all = [...readTimings()].filter(([address]) => address.startsWith(base) && isScript(address))
  return `${formatBytes(all.reduce((sum, [, {encodedBodySize}]) => sum + encodedBodySize, 0))} in ${all.length} files`
}

/** Describes the page and the browser for a report. */
export function tellPage({warnings, errors}: Note): Section {
  const {lang, dir} = document.documentElement
  const {base, api, load, tracking = 'on'} = {load: undefined, ...page()}
  return {
    title: 'Page',
    summary: readVersion(),
    problems: [...warnings, ...errors],
    rows: [
      ['address', location.href],
      ['version', readVersion()],
      ['browser', navigator.userAgent],
      ['window', `${innerWidth} × ${innerHeight}, ${devicePixelRatio} device pixels each`],
      ['language', `${lang || 'none'}${dir && `, ${dir}`}`],
      ['files', base],
      ['all scripts, the overlay’s too', sumOfScripts(base)],
      ['API', api || 'the page’s own origin'],
      ['default strategy', load ?? 'each widget’s own'],
      ['tracking', tracking],
    ],
  }
}
