import {describeWidget} from '../../test/helpers/describe-widget.ts'
import * as widget from './widget.ts'

await describeWidget(widget, () => import('./index.tsx'))
