/** The ends of the files' names, each the hash of a release, separated by spaces. The build inserts both constants. */
const ENDS = 'dev'
/** For each place, which of them its files have; the first beyond the last place. */
const PLACES = ''

/** A number below 499 for a file: `form`, or `form.css`. Files that share one have the same end. */
export const placeOf = (name: string): number =>
  (Number.parseInt(name.replace(/\W/g, '').slice(-10), 36) + name.length) % 499

/** The end of a file's name: the hash of the release in which the file last changed. */
export const endOf = (name: string, ends = ENDS, places = PLACES): string =>
  `${ends.split(' ')[+(places[placeOf(name)] ?? 0)]}`
