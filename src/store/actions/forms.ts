/** A chunk of its own: few visitors send a form. */
export {submitForm, validateForm} from '../../api/forms.ts'
export {type ContentSource, readPagePlace} from '../../site/page-place.ts'
