/** What calls need to be made, where nothing depends on it. */
export const cartItem = {itemId: 'i', sku: null, quantity: 1}

export const submission = {
  formId: 'f',
  collectionId: '',
  objectName: '',
  contentSource: 'c',
  pageTitle: '',
  pageId: '',
  pagePath: '/',
  pagePermissionTypeValue: 1,
  form: {},
} as const
