import { countryCodeOf } from '@dvor/format/countries.ts'
import { z } from 'zod'
import type { FieldIssue, IssueCode } from '../errors/errors.ts'

const withoutSpaces = (written: string): string => written.replaceAll(/\s/g, '')
/**
 * Removes spaces between digits, which are often typed in groups; register numbers of other countries with letters
 * keep their spaces.
 */
const digitsTogether = (written: string): string =>
  /^[\d\s]+$/.test(written) ? withoutSpaces(written) : written

/** A company's number in the register of any country; `numberIssues` checks Slovak ones. */
const registerNumber = (error: IssueCode) =>
  z
    .string()
    .trim()
    .overwrite(digitsTogether)
    .regex(/^[\p{L}\d][\p{L}\d ./-]{1,29}$/u, { error })

export const ico = registerNumber('invalid_ico')
export const dic = registerNumber('invalid_dic')
/** A VAT number with the code of its country. */
export const icDph = z
  .string()
  .max(30)
  .overwrite((written) => withoutSpaces(written).toUpperCase())
  .regex(/^[A-Z]{2}[0-9A-Z+*]{2,13}$/, { error: 'invalid_ic_dph' })
/** Typed with any space (also the hard one of an address book), kept with a plain one. */
export const postalCode = z
  .string()
  .trim()
  .overwrite((written) => written.replaceAll(/\s+/g, ' '))
  .regex(/^[\dA-Za-z][\dA-Za-z -]{1,10}[\dA-Za-z]$/, { error: 'invalid_postal_code' })

/** A country by its name in Slovak or English, or by its code. */
export const countryName = z
  .string()
  .trim()
  .max(60)
  .refine((written) => countryCodeOf(written) !== null, { error: 'invalid_country' })

/** Eight digits, the last of which is a check digit (weights 8 to 2, modulo 11). */
function isSlovakIco(value: string): boolean {
  if (!/^\d{8}$/.test(value)) return false
  const digits = [...value].map(Number)
  const sum = digits.slice(0, 7).reduce((total, digit, place) => total + digit * (8 - place), 0)
  return (11 - (sum % 11)) % 10 === digits[7]
}

const isSlovakDic = (value: string): boolean => /^\d{10}$/.test(value)

/** `SK` and ten digits divisible by eleven. */
const isSlovakIcDph = (value: string): boolean =>
  /^SK[1-9]\d{9}$/.test(value) && Number(value.slice(2)) % 11 === 0

const isSlovakPostalCode = (value: string): boolean => /^\d{3} ?\d{2}$/.test(value)

const slovak = {
  ico: [isSlovakIco, 'invalid_ico'],
  dic: [isSlovakDic, 'invalid_dic'],
  ic_dph: [isSlovakIcDph, 'invalid_ic_dph'],
  postal_code: [isSlovakPostalCode, 'invalid_postal_code'],
} as const satisfies Record<string, readonly [(value: string) => boolean, IssueCode]>

/** A business and its country, by code or by name; an absent country is Slovakia. */
export type NumberedBusiness = Readonly<Partial<Record<keyof typeof slovak | 'country', unknown>>>

/**
 * Issues of the numbers of a Slovak business, and of a Slovak VAT number of any other; empty and absent ones are
 * allowed. Numbers of other countries have formats of their own, which only the fields' schemas check.
 */
export function numberIssues(business: NumberedBusiness): FieldIssue[] {
  const isSlovak = !business.country || countryCodeOf(String(business.country)) === 'SK'
  return Object.entries(slovak).flatMap(([path, [isValid, code]]) => {
    const value = business[path as keyof typeof slovak]
    if (typeof value !== 'string' || value === '') return []
    const isChecked = isSlovak || (path === 'ic_dph' && value.startsWith('SK'))
    return isChecked && !isValid(value) ? [{ path, code }] : []
  })
}

/** A postal code as Slovaks and Czechs write it (`900 32`); that of another country as it is. */
export function writtenPostalCode(code: string, country: unknown): string {
  const writesGroups = !country || ['SK', 'CZ'].includes(countryCodeOf(String(country)) ?? '')
  return writesGroups ? code.replace(/^(\d{3})(\d{2})$/, '$1 $2') : code
}

/** For `superRefine` of an object's schema: adds `numberIssues` to its other issues. */
export function refineNumbers(
  value: NumberedBusiness,
  context: z.core.$RefinementCtx<NumberedBusiness>,
): void {
  const paths = context.issues.map((issue) => issue.path?.[0])
  for (const { path, code } of numberIssues(value))
    if (!paths.includes(path)) context.addIssue({ code: 'custom', path: [path], message: code })
}

/** Runs the check also when other fields of the object are wrong, so that all issues are reported at once. */
export const evenWithOtherIssues = {
  when: ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null,
}
