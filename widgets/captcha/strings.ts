export {captchaStrings as strings} from '../../src/ui/captcha/strings.ts'
