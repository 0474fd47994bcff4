export const fixed = (digits: number) => (value: number) => value.toFixed(digits)
export const kilo = (value: number): string => (value / 1000).toFixed(2)

interface Invalid {
  contender: {name: string}
  invalid?: string
}

/** A row with the reason for missing figures. */
export const invalidRow = ({contender, invalid}: Invalid, columns: number): string[] => [
  contender.name,
  `invalid: ${invalid ?? 'the page without script has no figures'}`,
  ...Array.from({length: columns - 1}, () => '–'),
]
