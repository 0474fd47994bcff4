import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {describeWidget} from '../../test/helpers/describe-widget.ts'
import {about} from './about.ts'
import {definition} from './definition.ts'

await describeWidget({
  about,
  definition,
  strings: {},
  load: () => import('./index.ts'),
  context: {pageType: PAGE_TYPES['order-confirmed']},
})
