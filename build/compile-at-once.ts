/**
 * As a file's first line, asks Chromium to compile all of it while it arrives, beside the main thread, instead of each
 * function when it is called.
 */
export const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'
