import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {endOf, placeOf} from '../loader/release.ts'
import {assignEnds, type Ends, type Released, type Unnamed} from './ends.ts'

const NAMES = Array.from({length: 150}, (_, at) => `file-${at.toString(36)}${at % 5 ? '' : '.css'}`)

const filesWith = (digests: Readonly<Record<string, string>> = {}): Unnamed[] =>
  NAMES.map((name) => ({name, digest: digests[name] ?? '0'}))

const releasedAs = (files: readonly Unnamed[], {ends, places}: Ends): Released[] =>
  files.map((file) => ({...file, end: endOf(file.name, ends, places)}))

/** Releases one after the other; each changes the files that it lists. */
function releaseAll(changes: readonly (readonly string[])[]): Released[][] {
  const digests: Record<string, string> = {}
  let last: Released[] = []
  return changes.map((names, at) => {
    for (const name of names) digests[name] = `${at}`
    const files = filesWith(digests)
    last = releasedAs(files, assignEnds(files, last, `end${at}`))
    return last
  })
}

const changedIn = (before: readonly Released[], after: readonly Released[]): string[] =>
  after.filter(({name, end}) => before.find((one) => one.name === name)?.end !== end).map(({name}) => name)

describe('the ends of a release', () => {
  it('are one, while nothing has been released', () => {
    expect(assignEnds(filesWith(), [], 'abcdefg')).toEqual({ends: 'abcdefg', places: ''})
  })

  it('change with a file, for it and for those that share its place', () => {
    const [first = [], second = []] = releaseAll([[], ['file-3']])
    expect(changedIn(first, second)).toEqual(NAMES.filter((name) => placeOf(name) === placeOf('file-3')))
  })

  it('never name two contents of a file alike, and are at most four', () => {
    const someNames = fc.array(fc.constantFrom(...NAMES), {maxLength: 40})
    fc.assert(
      fc.property(fc.array(someNames, {minLength: 2, maxLength: 12}), (changes) => {
        const contents = new Map<string, string>()
        for (const release of releaseAll(changes)) {
          expect(new Set(release.map(({end}) => end)).size).toBeLessThanOrEqual(4)
          for (const {name, end, digest} of release) {
            expect(contents.get(`${name} ${end}`) ?? digest).toBe(digest)
            contents.set(`${name} ${end}`, digest)
          }
        }
      }),
      {numRuns: 30},
    )
  })

  it('stay, for most files, over ten releases of three files', () => {
    const changes = Array.from({length: 10}, (_, at) => NAMES.slice(at * 7, at * 7 + 3))
    const releases = releaseAll([[], ...changes])
    const counts = releases.slice(1).map((release, at) => changedIn(releases[at] ?? [], release).length)
    expect(Math.max(...counts)).toBeLessThan(NAMES.length / 4)
  })
})
