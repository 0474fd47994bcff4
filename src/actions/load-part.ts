/** For lists: no widget imports `src/api`. */
export {loadPart} from '../api/site/load-part.ts'
