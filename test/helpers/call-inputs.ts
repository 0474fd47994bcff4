/** Valid inputs for calls, when their values do not matter. */
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
