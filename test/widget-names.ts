import {literally} from './helpers/literally.ts'

/** A widget, with what only it has. */
export interface Named {
  name: string
  /** The selector of its platform markup. */
  selector?: string | undefined
}

/** Comments may name an example. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const GIVEN_CLASS = /\.([\w-]+)/g

/** The classes of platform markup in a selector, except those that it excludes. */
const classesOf = (selector: string): string[] =>
  Array.from(selector.replace(/:not\(.*/, '').matchAll(GIVEN_CLASS), ([, name = '']) => name)

/** How a widget is named: an attribute's value, a folder, its class or one of its markup, and a text of its name. */
function patternOf({name, selector = ''}: Named): RegExp {
  const word = literally(name)
  const classes = classesOf(selector).map((one) => `(?<![\\w-])${literally(one)}(?![\\w-])`)
  // a name of one word is also a word of code: `form`, `image`
  const texts = name.includes('-') ? [`(?<=['"\`.=])${word}(?=['"\`.\\]])`] : []
  return new RegExp(
    [
      `data-vitrine=\\\\?["']?${word}\\b(?!-)`,
      `widgets/${word}/`,
      `(?<![\\w-])${word}__`,
      ...classes,
      ...texts,
    ].join('|'),
  )
}

/** The widgets that a file names in its code. */
export function findNamed(source: string, widgets: readonly Named[]): string[] {
  const code = source.replace(COMMENTS, '')
  return widgets.filter((widget) => patternOf(widget).test(code)).map(({name}) => name)
}
