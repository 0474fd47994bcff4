import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest'],
  answers: {
    '9.1.1.1': [{scenes: 'axe'}, {hand: 'Choose a provider whose task has a form for another sense.'}],
    '9.2.1.1': [tested('forms/captcha', 'a form with a solved captcha can be sent by keyboard')],
    '9.2.2.1': [tested('forms/captcha', 'an expired answer blocks the form again')],
    '9.3.3.1': [tested('forms/captcha', 'axe finds no problem, with or without a message')],
    '9.3.3.8': [{hand: 'Choose a provider that asks for no memory or transcription.'}],
    '9.4.1.3': [tested('forms/captcha', 'axe finds no problem, with or without a message')],
  },
}
