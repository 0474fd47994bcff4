import {describeWidget} from '../../test/helpers/describe-widget.ts'
import {about} from './about.ts'
import {definition} from './definition.ts'
import {inUseStrings} from './in-use/strings.ts'
import {markupStrings} from './markup-strings.ts'
import {priceStrings} from './price-strings.ts'
import {strings} from './strings.ts'

await describeWidget({
  about,
  definition,
  strings: {...strings, ...markupStrings, ...inUseStrings, ...priceStrings},
  load: () => import('./index.tsx'),
})
