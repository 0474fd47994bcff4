import {describeWidget} from '../../test/helpers/describe-widget.ts'
import {about} from './about.ts'
import {definition} from './definition.ts'
import {dialogStrings} from './dialog-strings.ts'
import {markupStrings} from './markup-strings.ts'
import {strings} from './strings.ts'
import {useStrings} from './use-strings.ts'

await describeWidget({
  about,
  definition,
  strings: {...strings, ...markupStrings, ...useStrings, ...dialogStrings},
  load: () => import('./index.ts'),
})
