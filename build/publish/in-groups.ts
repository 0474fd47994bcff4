/** Requests on their way at a time: a bucket answers many, but not hundreds. */
const GROUP = 16

/** Calls `run` for each item, some at a time, and stops at the first failure. */
export async function inGroups<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  for (let index = 0; index < items.length; index += GROUP)
    await Promise.all(items.slice(index, index + GROUP).map(run))
}
