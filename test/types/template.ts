import {createEngine, renderImage, type TemplateError} from 'vitrine/template'
import {aot} from 'vitrine/template/aot'
import {createBareEngine} from 'vitrine/template/bare'

const engine = createEngine({limits: {time: 50}, locale: null})
const {output, errors} = engine.render('{title}', {title: 'Mug'})
const first: TemplateError | undefined = errors[0]
export const text: string = output + (first?.code ?? '')
createBareEngine({formatters: {}, predicates: {}})

// @ts-expect-error no such limit
createEngine({limits: {seconds: 1}})
// @ts-expect-error a template is a text
engine.render(1, {})
// @ts-expect-error the severity is one of two
export const isFatal = first?.severity === 'fatal'
// @ts-expect-error errors are a list
errors.message
// @ts-expect-error no such code
export const isKnown = first?.code === 'no-such-code'
// @ts-expect-error rendering is not asynchronous
engine.render('', {}).then
// @ts-expect-error a formatter is a function
createEngine({formatters: {shout: 'HTML'}})
// @ts-expect-error a loader that does not exist
renderImage({src: 'a.jpg', width: 1, height: 1, loader: 'imgix'})
// @ts-expect-error the compiled templates are missing
aot()
