import * as account from '../values/bank-account.ts'
import * as numbers from '../values/company-numbers.ts'
import { plain } from './fields.ts'

/**
 * Kinds of values that only the settings of a business have; in a file of their own, so that other declarations do not
 * load them.
 */
export const iban = plain('iban', account.iban)
export const bic = plain('text', account.bic)
/** Numbers of any country; `numberIssues` checks Slovak ones together with the country. */
export const ico = plain('text', numbers.ico)
export const dic = plain('text', numbers.dic)
export const icDph = plain('text', numbers.icDph)
export const postalCode = plain('text', numbers.postalCode)
export const countryName = plain('country', numbers.countryName)
