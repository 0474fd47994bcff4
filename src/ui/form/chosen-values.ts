/** The values of a select element that a browser sends: an entry that is disabled, such as a prompt, has none. */
export const chosenValues = ({options}: HTMLSelectElement): string[] =>
  [...options].filter((option) => option.selected && !option.matches(':disabled')).map(({value}) => value)
