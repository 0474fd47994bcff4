/** The custom properties that all others fall back to, with their descriptions. Never shipped. */
export const tokens = {
  '--vitrine-accent':
    'Primary buttons, the focus ring, and the selected item. Needs a contrast of 4.5:1 with the surface, which is the text colour of buttons.',
  '--vitrine-radius': 'Corners of buttons, fields, dialogs and pictures.',
  '--vitrine-font': 'Font family of everything that Vitrine adds.',
  '--vitrine-space': 'The unit of gaps and padding, in `rem` or `px`. Each of them is a multiple of it.',
  '--vitrine-surface': 'Background of dialogs, fields and controls over pictures.',
  '--vitrine-text': 'Text on the surface. Lines and hints are a tint of it.',
} as const satisfies Record<string, string>

/** What a token is where no style sheet sets it. */
export const defaults: Record<keyof typeof tokens, string> = {
  '--vitrine-accent': 'the text colour',
  '--vitrine-radius': '3px to 6px, by part',
  '--vitrine-font': 'the font of the page',
  '--vitrine-space': '`1em`',
  '--vitrine-surface': '`light-dark(#fff, #262626)`',
  '--vitrine-text': '`light-dark(#1a1a1a, #f5f5f5)`',
}
