import {beforeEach} from 'vitest'
import {describeWidget} from '../../test/helpers/describe-widget.ts'
import {fakeCaptcha} from '../../test/helpers/fake-captcha.ts'
import * as widget from './widget.ts'

beforeEach(() => void fakeCaptcha())

await describeWidget(widget, () => import('./index.ts'), {
  website: {captchaSettings: {siteKey: 'key', scriptUrl: '/api.js'}},
})
