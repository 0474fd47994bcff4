import type {Item, Section} from './section.ts'

/** Every problem of the other sections in one list, each with its element. Nothing without any. */
export function tellProblems(sections: readonly Section[]): Section[] {
  const items = sections.flatMap(({title, problems = [], items: entries = []}): Item[] => [
    ...problems.map((problem) => ({key: `${title} ${problem}`, title: `${title}: ${problem}`})),
    ...entries.flatMap((entry) =>
      (entry.problems ?? []).map((problem) => ({
        key: `${entry.key} ${problem}`,
        title: `${entry.title}: ${problem}`,
        element: entry.element ?? null,
      })),
    ),
  ])
  return items.length ? [{title: 'Problems', summary: `${items.length}`, items}] : []
}
