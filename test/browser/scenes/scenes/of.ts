import type {Locator, Page} from '@playwright/test'
import type {Scene} from '../scene.ts'

/** The scenes of one widget, with what they share. */
export const of = (
  widget: string,
  scenes: readonly Omit<Scene, 'widget'>[],
  shared: Partial<Scene> = {},
): Scene[] => scenes.map((scene) => ({widget, ...shared, ...scene}))

/** For scenes in which a dialog, carousel, popover or buy bar reads the direction. */
export const READS = {readsDirection: true} as const

/** For a picture of the whole window. */
export const theWindow = (): null => null

export const theMain = (page: Page): Locator => page.locator('main')

/** The dialog on top. */
export const dialog = (page: Page): Locator => page.locator('dialog[open]').last()
