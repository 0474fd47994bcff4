/** Says why nothing works on a page that was opened as a file. */
if (location.protocol === 'file:') document.querySelector('[data-static-hint]').hidden = false
