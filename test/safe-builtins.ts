/** Features that libraries on pages replace or break, with safe alternatives. */
const RISKY: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bJSON\.stringify\(/, 'toJson: arrays of Prototype.js have a toJSON'],
  [/\bArray\.from\b/, 'a spread: the version of Prototype.js supports neither iterables nor a function'],
  [/\.entries\(\)/, 'forEach: the version of Prototype.js returns the values'],
  [/\.scrollTo\(/, 'scroll: the version of Prototype.js and MooTools scrolls something else'],
  [/\bfor \((?:const|let) \w+ in /, 'Object.keys: pages may have extended Object.prototype'],
]

/** Finds risky features in code for pages. */
export const findRisky = (source: string): string[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      RISKY.filter(([pattern]) => pattern.test(line)).map(([, instead]) => `${index + 1}: use ${instead}`),
    )
