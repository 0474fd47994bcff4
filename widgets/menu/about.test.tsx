import {describeWidget} from '../../test/helpers/describe-widget.ts'
import {about} from './about.ts'
import {definition} from './definition.ts'
import {strings} from './strings.ts'

await describeWidget({about, definition, strings, load: () => import('./index.ts')})
