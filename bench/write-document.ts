import {writeFileSync} from 'node:fs'

interface Run {
  isQuick: boolean
  series: readonly {invalid?: string}[]
}

/** Writes the figures of a run; those of a quick or an invalid run do not replace the document's. */
export function writeDocument(document: URL, text: string, {isQuick, series}: Run): void {
  if (!isQuick && series.every(({invalid}) => !invalid)) writeFileSync(document, text)
  else console.info(`${document.pathname} stays as it is: the run was quick or invalid`)
}
