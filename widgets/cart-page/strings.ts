export {strings} from '../../src/cart/strings.ts'
