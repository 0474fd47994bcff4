import {readFileSync} from 'node:fs'
import {readTemplate} from '../../src/template/aot/write-module.ts'
import {root} from '../root.ts'
import {toElements} from './to-elements.ts'

const folder = `${root}src/ui/cards/`

export const cardFile = `${folder}generated/card.ts`

/** The card for the page, from the template that servers render. */
export function cardModule(): string {
  const {tree, errors} = readTemplate(readFileSync(`${folder}card.html`, 'utf8'), 'card')
  if (errors[0]) throw new Error(`card.html: ${errors[0].message}`)
  return [
    '// Generated from `card.html` (`npm run generate`).',
    "import {mediaAddress, pageAddress} from '../../../model/web-address.ts'",
    "import {element} from '../../../widget/element.ts'",
    "import type {CardView} from '../view-card.ts'",
    '',
    `export const createContent = (view: CardView): (Node | string)[] => ${toElements(tree.body)}`,
    '',
  ].join('\n')
}
