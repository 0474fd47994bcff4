import {beforeEach} from 'vitest'
import {describeWidget} from '../../test/helpers/describe-widget.ts'
import {fakeCaptcha} from '../../test/helpers/fake-captcha.ts'
import {about} from './about.ts'
import {definition} from './definition.ts'
import {strings} from './strings.ts'

beforeEach(() => void fakeCaptcha())

await describeWidget({
  about,
  definition,
  strings,
  load: () => import('./index.ts'),
  context: {website: {captchaSettings: {siteKey: 'key', scriptUrl: '/api.js'}}},
})
