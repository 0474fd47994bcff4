export {loadQuickView} from '../api/products/quick-view.ts'
