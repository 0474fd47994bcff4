export {lightboxStrings as strings} from '../../src/ui/lightbox/strings.ts'
