export {loadQuickView} from '../../api/quick-view.ts'
