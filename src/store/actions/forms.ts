/** A chunk of its own: few visitors send a form. */
export {submitForm, validateForm} from '../../api/forms.ts'
