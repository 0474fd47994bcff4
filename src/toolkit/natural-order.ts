let collator: Intl.Collator | undefined

/** Orders texts as people do: by numbers where there are numbers (`shop-9` before `shop-10`), and in any case. */
export function compareNaturally(a: string, b: string): number {
  collator ??= new Intl.Collator('en', {numeric: true, sensitivity: 'base'})
  return collator.compare(a, b)
}
