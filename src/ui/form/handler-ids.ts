const ID = /\b(formId|collectionId|objectName)['"]?\s*:\s*(['"])(.*?)\2/g

/** An inline handler of the platform refers to globals that do not exist here: only the ids in its text are useful. */
export const readHandlerIds = (form: Element | null): Record<string, string> =>
  Object.fromEntries(
    [...(form?.getAttribute('onsubmit') ?? '').matchAll(ID)].map(([, name = '', , id = '']) => [name, id]),
  )
