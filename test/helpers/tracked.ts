/** What the page's present modules have told the tracking of by that name, in order. */
export async function tracked(name: string): Promise<unknown[]> {
  const {page} = await import('../../src/page/page.ts')
  return page().kept.flatMap(({event, data}) => (event === name ? [data] : []))
}
