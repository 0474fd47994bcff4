/** A button that sends a form elsewhere, in another way, or into another window: that is the browser's task. */
export const OWN_ADDRESS = '[formaction],[formmethod],[formtarget]'
