/** The tracking events with that name from the page's current modules, in order. */
export async function tracked(name: string): Promise<unknown[]> {
  const {page} = await import('../../src/page/page.ts')
  return page().kept.flatMap(({event, data}) => (event === name ? [data] : []))
}
