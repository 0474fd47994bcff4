const ID = /\b(formId|collectionId|objectName)['"]?\s*:\s*(['"])(.*?)\2/g

/** An inline handler of the platform names globals that do not exist here: only the ids in its text are of use. */
export const readHandlerIds = (form: Element | null): Record<string, string> =>
  Object.fromEntries(
    [...(form?.getAttribute('onsubmit') ?? '').matchAll(ID)].map(([, name = '', , id = '']) => [name, id]),
  )
