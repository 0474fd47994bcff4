import {describeWidget} from '../../test/helpers/describe-widget.ts'
import {about} from './about.ts'
import {definition} from './definition.ts'
import {activeStrings, formStrings, strings} from './strings.ts'

await describeWidget({
  about,
  definition,
  strings: {...strings, ...formStrings, ...activeStrings},
  load: () => import('./index.ts'),
})
