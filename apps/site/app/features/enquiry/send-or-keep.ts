import { keepTyped } from '../../core/forms/keep-typed.ts'
import { refusedAnswer } from './enquiry-answer.ts'

/** The `clientAction` of a page with a public form; see `keepTyped`. */
export const sendOrKeep = keepTyped((form) => refusedAnswer(form, 'unavailable'))
