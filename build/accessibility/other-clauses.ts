/** The other clauses of the standard that concern a web page, in short. */
export const OTHER_CLAUSES: readonly (readonly [clause: string, name: string, answer: string])[] = [
  [
    '5.2',
    'Activation of accessibility features',
    'No feature has to be activated: all of it is on. Reduced motion, forced colours, dark mode and text size follow the system.',
  ],
  [
    '9.6',
    'WCAG conformance requirements',
    'A widget that fails leaves the server’s HTML, which works without JavaScript (`test/browser/pages/no-script.e2e.ts`).',
  ],
  [
    '11.7',
    'User preferences',
    'Fonts, text sizes and colours of the browser apply, and forced colours are kept (`test/browser/pages/accessibility.e2e.ts`).',
  ],
  [
    '12.1.1',
    'Accessibility and compatibility features',
    'This page, the [widget reference](widgets.md), and the [theming guide](../guide/theming.md) for what keeps contrast and sizes.',
  ],
]
