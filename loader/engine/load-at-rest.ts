/** Loads the code that examines the page once it is at rest: nothing before that needs it. */
export const loadAtRest = () => import(/* every page, together */ './at-rest.ts')
