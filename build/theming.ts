import {shared} from '../src/widget/about-shared.ts'
import {defaults, tokens} from '../src/widget/about-tokens.ts'
import {readFallbacks} from './fallbacks.ts'
import {block, code, table} from './markdown.ts'
import {readWidgets, type Widget} from './read-widgets.ts'

export const themingFile = new URL('../docs/reference/styles.md', import.meta.url)

/** The names that authors use in their style sheets and markup, with their owners. */
export interface Names {
  /** What all other properties fall back to; they belong to no widget. */
  tokens: Map<string, string[]>
  properties: Map<string, string[]>
  classes: Map<string, string[]>
  slots: Map<string, string[]>
}

/** Every name once, in alphabetical order, with all its owners. */
function collect(owners: readonly (readonly [owner: string, names: object])[]): Map<string, string[]> {
  const all = owners.flatMap(([owner, names]) => Object.keys(names).map((name) => [name, owner] as const))
  const sorted = [...new Set(all.map(([name]) => name))].sort()
  return new Map(
    sorted.map((name) => [name, all.filter(([other]) => other === name).map(([, owner]) => owner)]),
  )
}

export function themeNames(widgets: readonly Widget[]): Names {
  const parts = Object.entries(shared).map(([part, about]) => [`shared: ${part}`, about] as const)
  const own = widgets.map(({name, about}) => [name, about] as const)
  return {
    tokens: new Map(Object.keys(tokens).map((name) => [name, []])),
    properties: collect([...own, ...parts].map(([owner, {properties}]) => [owner, properties])),
    classes: collect([...own, ...parts].map(([owner, {classes}]) => [owner, classes])),
    slots: collect(own.map(([owner, {slots}]) => [owner, slots])),
  }
}

/** A widget has a page; the anchor of a heading `shared: dialog` is `#shared-dialog`. */
const link = (owner: string): string =>
  `[${owner}](${owner.startsWith('shared') ? `widgets.md#${owner.replace(': ', '-')}` : `widgets/${owner}.md`})`

const list = (head: string, names: Map<string, string[]>): string[] =>
  table(
    [head, 'of'],
    [...names].map(([name, owners]) => [code(name), owners.map(link).join(', ')]),
  )

const tokenTable = (): string[] =>
  table(
    ['token', 'default', 'what it sets'],
    Object.entries(tokens).map(([name, about]) => [code(name), defaults[name as keyof typeof tokens], about]),
  )

const propertyTable = (properties: Names['properties']): string[] => {
  const fallbacks = readFallbacks()
  return table(
    ['custom property', 'of', 'falls back to'],
    [...properties].map(([name, owners]) => [
      code(name),
      owners.map(link).join(', '),
      [...(fallbacks.get(name) ?? [])].join(', '),
    ]),
  )
}

const HEAD = `# Theming

\`npm run generate\` generates these lists from the widgets' definitions. A test compares them with every style sheet and
component, and reports missing and outdated names. [Widgets](widgets.md) describes each name. Names change only in a major
version ([CHANGELOG.md](../../CHANGELOG.md)).

## Your rules take precedence

Widgets are part of the page, not of a shadow tree. All rules of Vitrine are in \`@layer vitrine\`, and their selectors are in
\`:where()\`, so they have no specificity: an unlayered rule of the page overrides all of them. A page with its own layers
declares their order once, before it links any style sheet:`

const LAYERS = `@layer reset, vitrine, theme;`

const TOKENS = `## Six tokens

Every other custom property falls back to one of these. Set them on \`:root\`: dialogs and alerts are children of the body. An
accent needs a contrast of 4.5:1 with the surface, in light and dark mode. [Theming](../guide/theming.md) has examples, and a
style sheet for pages that have none.`

const PROPERTIES = `A few rules are \`!important\`: each prevents a page's usual rules for images or hidden elements from breaking a
widget. To override them, use \`!important\` in a layer that precedes \`vitrine\`. An element with the \`hidden\` attribute stays
hidden in a widget, whatever its \`display\`.

**Light and dark**: colours follow the page's \`color-scheme\`, with \`light-dark()\`. **Forced colours**: buttons have a border,
and the selected item differs by more than its colour. **Reduced motion**: nothing moves if the visitor prefers reduced
motion. **Directions**: the layout uses logical directions, from start to end. **Narrow columns**: galleries and the cart page
adapt to the width of their column, not of the window; rendered forms fit any column from 200 px.

**Busy**: a clicked element has \`aria-busy="true"\` until its code has loaded, and again while a form is sent. While the code
loads, an animation without movement displays the element at half its opacity, with the \`progress\` cursor. This works on any
page, without a style sheet. Only \`!important\` overrides an animation:

\`\`\`css
[aria-busy="true"] { opacity: 1 !important; outline: 2px dashed }
\`\`\`

## Custom properties

They change one part. Set them on \`:root\`, or on any element around the widget. The widget itself sets properties without the
\`--vitrine-\` prefix.

Errors have one colour, \`--vitrine-error-color\`. Its default mixes red with the colour of the surrounding text, so it is
legible on light and dark pages.`

const CLASSES = `## Classes

Classes that begin with the name of a widget belong to Vitrine; the others belong to platform markup.`

const SLOTS = `## Slots

A \`<template data-slot="…">\` in a widget's element replaces the content of one of its regions, including regions in a dialog,
the lightbox or the popover. Placeholders in braces that the pages of [widgets](widgets.md) list, such as \`{message}\`, are filled in
as text, never as HTML. Widgets in the template mount as usual. The console warns about an unknown slot name. In React apps,
use \`<Slot name="…">\`.`

/** The page for authors who restyle widgets. */
export async function generateTheming(): Promise<string> {
  const {properties, classes, slots} = themeNames(await readWidgets())
  return [
    HEAD,
    '',
    ...block('css', LAYERS),
    '',
    TOKENS,
    ...tokenTable(),
    '',
    PROPERTIES,
    ...propertyTable(properties),
    '',
    CLASSES,
    ...list('class', classes),
    '',
    SLOTS,
    ...list('slot', slots),
    '',
  ].join('\n')
}
