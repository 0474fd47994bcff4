export {cardStrings as strings} from '../../src/ui/cards/strings.ts'
