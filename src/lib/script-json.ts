/**
 * JSON that cannot end the script element around it, nor begin a comment there: after `<!--` and `<script`, `</script>`
 * would not end it.
 */
export const scriptJson = (json: string): string => json.replaceAll('</', '<\\/').replaceAll('<!', '\\u003c!')
