import {type PageElement, readElements} from '../../toolkit/html/elements.ts'
import {findLoaderTag} from './loader-tag.ts'
import {speculationRules} from './speculation-rules.ts'

const TYPE = 'speculationrules'

/** The loader's tag of a page that takes rules. */
function findWilling(html: string): PageElement | undefined {
  const elements = readElements(html)
  const hasRules = elements.some(({name, attributes}) => name === 'script' && attributes.get('type') === TYPE)
  const tag = findLoaderTag(elements)
  return hasRules || tag?.attributes.get('data-prerender') === 'off' ? undefined : tag
}

/**
 * Speculation rules for a page, as JSON: browsers that know them prepare the page of a product while the pointer rests on
 * its link. A server sends them as the file that its header `Speculation-Rules` names, or in `<script
 * type="speculationrules">`, where the policy of the page allows that. Empty for a page without the loader's tag, with
 * `data-prerender="off"` on it, or with rules already.
 */
export const speculationRulesFor = (html: string): string => (findWilling(html) ? speculationRules : '')

/** The line for the head of the page, with the nonce of the loader's tag. Empty where there are no rules. */
export function writeSpeculationRules(html: string): string {
  const tag = findWilling(html)
  const nonce = tag?.attributes.get('nonce')?.replaceAll('"', '&quot;')
  return tag ? `<script type="${TYPE}"${nonce ? ` nonce="${nonce}"` : ''}>${speculationRules}</script>` : ''
}
