/** Features that libraries on pages replace or break, with safe alternatives. */
const RISKY: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bJSON\.stringify\(/, 'toJson: arrays of Prototype.js have a toJSON'],
  [/\bArray\.from\b/, 'a spread: that of Prototype.js knows neither iterables nor a function'],
  [/\.entries\(\)/, 'forEach: that of Prototype.js gives the values'],
  [/\.scrollTo\(/, 'scroll: that of Prototype.js and MooTools scrolls something else'],
  [/\bfor \((?:const|let) \w+ in /, 'Object.keys: pages may have extended Object.prototype'],
]

/** Finds risky features in code for pages. */
export const findRisky = (source: string): string[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      RISKY.filter(([pattern]) => pattern.test(line)).map(([, instead]) => `${index + 1}: use ${instead}`),
    )
