import type {Control} from './items.ts'

const pad = (text = ''): string => text.padStart(2, '0')

/** The value of a native date or time input, in the parts of product.md §3; null for any other control. */
export function readNative({type, value}: Control): string[] | null {
  const [first = '', second = '', third = ''] = value.split(/[-:]/)
  if (type === 'date') return [second, third, first]
  if (type !== 'time') return null
  const hour = Number(first)
  return value ? [`${hour % 12 || 12}`, second, third, hour < 12 ? 'AM' : 'PM'] : ['', '', '', '']
}

/** The value of such an input for the given parts; null for any other control. */
export function writeNative(
  {type}: Control,
  [first = '', second, third = '', half]: readonly string[],
): string | null {
  if (type === 'date') return third && `${third.padStart(4, '0')}-${pad(first)}-${pad(second)}`
  if (type !== 'time') return null
  const hour = (Number(first) % 12) + (half === 'PM' ? 12 : 0)
  return (
    first &&
    [`${hour}`, second, third]
      .filter((part) => part !== '')
      .map(pad)
      .join(':')
  )
}
