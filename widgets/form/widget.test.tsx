import {describeWidget} from '../../test/helpers/describe-widget.ts'
import * as form from './widget.ts'

await describeWidget(form, () => import('./index.ts'))
