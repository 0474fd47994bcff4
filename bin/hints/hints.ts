import {hintsFor} from '../../src/tools/hints/hints-for.ts'
import {writeSpeculationRules} from '../../src/tools/hints/speculation-rules-for.ts'
import type {Built} from '../command/built.ts'
import {HELP, parseCommand, readPlace, runCommand} from '../command/misuse.ts'
import {plain} from '../command/plain.ts'
import {readSource} from '../command/read-source.ts'

const USAGE = `vitrine hints <page.html | address>

Prints the lines for the <head> of a page with which the files that it needs before a use arrive in one round: the
loader, the page engine, and the files of the widgets that mount at once. The page has to load this release. The last
line holds the rules by which browsers prepare the pages of products; data-prerender="off" on the tag leaves it out.

Ends with the code 1 where the page has no tag of the loader, and 2 where the page cannot be read.`

/** Prints the hints of a page; returns the exit code. */
export const hints = (args: readonly string[], built: Built): Promise<number> =>
  runCommand(async () => {
    const place = readPlace(parseCommand(args, HELP, USAGE), USAGE)
    if (place === null) return 0
    const {name, html} = await readSource(place)
    const lines = hintsFor(html, built.read('manifest.json'))
    const all = [...lines.split('\n'), writeSpeculationRules(html)].filter(Boolean)
    if (lines) console.info(all.map(plain).join('\n'))
    else console.error(`${plain(name)} has no tag of the loader: add <script async src="…/loader.js">.`)
    return lines ? 0 : 1
  })
