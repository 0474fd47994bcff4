/** Path of the overlay's settings in the page context. */
export const POPUP_SETTINGS = 'websiteSettings.popupOverlaySettings'
