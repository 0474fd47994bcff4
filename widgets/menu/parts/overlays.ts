/** A menu of the platform that lies over the page, and what its own script changes to open it. */
export interface OverlayKind {
  toggle: string
  menu: string
  /** The class of the body while it is open. */
  body: string
  /** The class of its button meanwhile. */
  button: string
  panels?: PanelKind
}

/** Folders in it, one of which covers the first list at a time. */
export interface PanelKind {
  /** The attribute that names a folder, of what opens it, and of the folder. */
  opener: string
  panel: string
  /** What leads back to the first list. */
  back: string
  /** The first list. */
  root: string
  /** Has the class `under` while a folder is open. */
  holder: string
  under: string
  active: string
}

/** The class that a button has anyway: the style sheet shows no state of it. */
const SAME = 'mobile-nav-toggle'

export const OVERLAYS: readonly OverlayKind[] = [
  {
    toggle: '.header-burger-btn',
    menu: '.header-menu',
    body: 'header--menu-open',
    button: 'burger--active',
    panels: {
      opener: 'data-folder-id',
      panel: 'data-folder',
      back: '[data-action=back]',
      root: '[data-folder=root]',
      holder: '[data-folder=root]',
      under: 'header-menu-nav-folder--open',
      active: 'header-menu-nav-folder--active',
    },
  },
  {
    toggle: '[data-controller~=MobileOverlayToggle]',
    menu: '.Mobile-overlay',
    body: 'is-mobile-overlay-active',
    button: 'is-active',
    panels: {
      opener: 'data-controller-folder-toggle',
      panel: 'data-controller-folder',
      back: '[data-controller-folder] [data-controller-folder-toggle]',
      root: '.Mobile-overlay-menu-main',
      holder: '[data-controller~=MobileOverlayFolders]',
      under: 'has-active-folder',
      active: 'is-active-folder',
    },
  },
  {toggle: `.${SAME}`, menu: '#sidecarNav', body: 'mobile-nav-open', button: SAME},
]
