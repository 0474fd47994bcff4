import {describeWidget} from '../../test/helpers/describe-widget.ts'
import {about} from './about.ts'
import {definition} from './definition.ts'
import {formStrings} from './form-strings.ts'
import {strings} from './strings.ts'

await describeWidget({
  about,
  definition,
  strings: {...strings, ...formStrings},
  load: () => import('./index.ts'),
})
