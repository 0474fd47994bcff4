let collator: Intl.Collator | undefined

/** Natural order: compares numbers within texts by value (`shop-9` before `shop-10`), and ignores case. */
export function compareNaturally(a: string, b: string): number {
  collator ??= new Intl.Collator('en', {numeric: true, sensitivity: 'base'})
  return collator.compare(a, b)
}
