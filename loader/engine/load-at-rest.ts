/** Loads the code that examines the page once it is at rest: nothing before that needs it. */
export const loadAtRest = () => import('./at-rest.ts')
