/** What is fetched by itself: chunks that hold `money.ts` need no name for all of its exports. */
export {formatMoney} from './money.ts'
