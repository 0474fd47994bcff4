import type {Formatter} from '../compile/context.ts'
import {colorFormatters} from './color.ts'
import {commentFormatters} from './comments.ts'
import {commerceFormatters} from './commerce/index.ts'
import {contentFormatters} from './content.ts'
import {dataFormatters} from './data.ts'
import {dateFormatters} from './date.ts'
import {escapeFormatters} from './escape.ts'
import {formFormatters} from './form.ts'
import {imageFormatters} from './image.ts'
import {imageSizeFormatters} from './image-size.ts'
import {jsonFormatters} from './json.ts'
import {legacyMoneyFormatters} from './legacy-money.ts'
import {localeFormatters} from './locale.ts'
import {mediaFormatters} from './media.ts'
import {numberFormatters} from './number.ts'
import {socialFormatters} from './social.ts'
import {textFormatters} from './text.ts'

/** Every formatter by name: one table per topic. */
export const formatters = {
  ...commerceFormatters,
  ...commentFormatters,
  ...contentFormatters,
  ...dataFormatters,
  ...dateFormatters,
  ...escapeFormatters,
  ...formFormatters,
  ...colorFormatters,
  ...imageFormatters,
  ...imageSizeFormatters,
  ...jsonFormatters,
  ...legacyMoneyFormatters,
  ...localeFormatters,
  ...mediaFormatters,
  ...numberFormatters,
  ...socialFormatters,
  ...textFormatters,
} as const satisfies Record<string, Formatter>
