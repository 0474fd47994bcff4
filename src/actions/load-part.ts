/** A separate chunk: only lists fetch parts of pages. */
export {loadPart} from '../api/site/load-part.ts'
