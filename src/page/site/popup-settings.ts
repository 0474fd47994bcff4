/** Where the page context has the settings of its overlay. */
export const POPUP_SETTINGS = 'websiteSettings.popupOverlaySettings'
