/**
 * As the first line of a file, asks Chromium to compile the whole file off the main thread while it arrives, instead of
 * each function on its first call.
 */
export const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'
