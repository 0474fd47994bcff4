/** A Markdown table; the first column contains names. */
export function formatMarkdownTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = `|---|${'--:|'.repeat(titles.length - 1)}`
  return [line(titles), rule, ...rows.map(line)].join('\n')
}
