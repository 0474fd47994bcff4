/** A separate chunk: few visitors send a form. */
export {submitForm, validateForm} from '../api/forms/forms.ts'
export {type ContentSource, readPagePlace} from '../page/site/page-place.ts'
