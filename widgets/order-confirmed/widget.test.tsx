import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {describeWidget} from '../../test/helpers/describe-widget.ts'
import * as widget from './widget.ts'

await describeWidget(widget, () => import('./index.ts'), {pageType: PAGE_TYPES['order-confirmed']})
