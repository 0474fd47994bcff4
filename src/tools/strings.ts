import {createTexts} from '../page/texts.ts'

/** Texts of tools and editors (product.md §5 and §8); a page overrides them as `tools.<key>`. */
export const TOOL_STRINGS = {
  orderNow: 'Order Now',
  storeTitle: 'Store',
  noMainNavigation: 'Unable to find site main navigation',
  noTrackingContext: 'Please provide a tracking context when using Google Places API details to track cost',

  fileName: 'Please enter a file name',
  email: 'Please enter a valid email',
  emailFormat: 'Emails must be formatted as {email}',
  linkFormat: 'Links must be formatted as {host} or {otherHost}',
  list: 'A List must be selected',
  datasetEmpty: 'Your dataset must have at least one column and at least one row',
  datasetIncomplete: 'One or more rows was missing data',
  fileTooLarge: 'File is too large. The maximum size is {size}.',
  fileType: 'File is not a supported type',

  results: 'Unable to load results',
  fonts: 'Unable to load fonts',
  collections: 'Unable to load collections',
  network: 'Network error',
  jobResponse: 'No response data from job request',
  processingFailed: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  uploadIncomplete: 'File upload failed to complete',
  renameFailed: 'There was a problem while renaming your file',
  uploadFailed: 'There was a problem while uploading your file',
  connection: 'Unable to connect. Please try again',
  vimeoBasic: 'Vimeo Basic accounts are unsupported. Please share a video from a different account',
  timeZone: 'Failed to load timezone',
  android: 'Code editing is not available on Android',
  mailingLists: "You don't have any mailing lists. Please create one before continuing.",
} as const

export type ToolString = keyof typeof TOOL_STRINGS

/** Reads one of them, with values in place of `{name}`. */
export const toolText = createTexts<ToolString>('tools', TOOL_STRINGS)
