/**
 * A form in the server HTML with a label and a button that submits it. It excludes forms that a button opens, forms
 * that their widget has to reveal, as in blocks of the platform, and forms with parts that Vitrine's style sheet hides
 * or draws.
 */
export const SERVED_FORM =
  ':has(label):has([type=submit],button:not([type])):not([data-lightbox],[hidden],.hidden,.sqs-block-form *,:has([hidden],.hidden,[class*=vitrine-]))'
