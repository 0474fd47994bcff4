import {describeWidget} from '../../test/helpers/describe-widget.ts'
import {about} from './about.ts'
import {definition} from './definition.ts'
import {activeStrings, followStrings, strings} from './strings.ts'

await describeWidget({
  about,
  definition,
  strings: {...strings, ...followStrings, ...activeStrings},
  load: () => import('./index.ts'),
})
