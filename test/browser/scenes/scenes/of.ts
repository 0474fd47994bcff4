import type {Locator, Page} from '@playwright/test'
import type {Scene} from '../scene.ts'

/** The scenes of one widget. */
export const of = (widget: string, scenes: readonly Omit<Scene, 'widget'>[]): Scene[] =>
  scenes.map((scene) => ({widget, ...scene}))

/** For a picture of the whole window. */
export const theWindow = (): null => null

export const theMain = (page: Page): Locator => page.locator('main')

/** The dialog on top. */
export const dialog = (page: Page): Locator => page.locator('dialog[open]').last()
