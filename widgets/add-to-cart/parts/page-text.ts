import {readPath} from '../../../src/lib/read-path.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import {page} from '../../../src/page/page.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {definition} from '../widget.ts'

/** The page's own text by the platform's key, unless the page has replaced ours under `key`. */
export const pageText = (platformKey: string, key: string): string | null =>
  Object.hasOwn(page().strings, `${definition.name}.${key}`)
    ? null
    : textOrNull(readPath(currentSite().raw, `localizedStrings.${platformKey}`))
