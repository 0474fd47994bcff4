const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A table after an empty line; nothing without rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (!rows.length) return []
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return ['', line(heads), line(heads.map(() => '---')), ...rows.map(line)]
}

export const code = (text: string): string => `\`${text}\``

export const block = (language: string, text: string): string[] => [`\`\`\`${language}`, text, '```']
