import { isCountryCode } from '@dvor/format/country-codes.ts'
import { languageCodes } from '@dvor/format/languages.ts'
import { z } from 'zod'
import { maxAdults, maxChildren, oldestChild } from './party-limits.ts'
import './without-eval.ts'

/** Signs without a shape that address books, chats and web pages put among letters; joiners of a script and variants stay. */
const invisible = /(?![\u200C\u200D\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}|\u2800/gu

/** Signs that stay of them, without a meaning at the ends. */
const ends = /^[\s\u200C\u200D\p{Variation_Selector}]+|[\s\u200C\u200D\p{Variation_Selector}]+$/gu

/** A text of one line: line breaks and any spaces become one plain space, signs without a shape go. */
const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(ends, '')

/** A phone number as copied from anywhere: any spaces and dots become spaces, any dash a hyphen, full-width signs plain ones. */
const cleanPhone = (text: string): string =>
  cleanLine(text.normalize('NFKC'))
    .replace(/^tel:\s*/i, '')
    .replace(/\p{Dash_Punctuation}|\u2212/gu, '-')
    .replace(/[\s.\u00B7\u2022]+/g, ' ')
    .trim()

/** Integer euro cents, VAT included; never a float. */
export const cents = z.int().meta({ description: 'Euro cents, VAT included' })

/** A valid calendar day `YYYY-MM-DD` of the years 1900 to 2999, without time and zone, so never converted to a Date. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(existsInCalendar, { error: 'invalid_day' })

/** A wall-clock time in Europe/Bratislava, `HH:MM`. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid_time' })

/** A moment in UTC, ISO 8601 with milliseconds. */
export const instant = z.iso.datetime()

/** UUID of any version; the product's own are v7 (and v4 in guests' links). */
export const id = z.uuid()

export const slugLength = 120
export const slug = z
  .string()
  .max(slugLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/**
 * The signs that RFC 5322 allows before the @ without quotes, and a domain with dots, also of letters beyond ASCII in its written
 * form (`xn--…`).
 */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i

export const email = z
  .string()
  .overwrite(cleanLine)
  .max(254)
  .check(z.email({ pattern: emailPattern }))

/** At least six digits and, as ITU-T E.164 allows, at most fifteen. */
const hasPhoneDigits = (value: string): boolean => /^\d{6,15}$/.test(value.replaceAll(/\D/g, ''))

export const phone = z
  .string()
  .overwrite(cleanPhone)
  .max(30)
  .regex(/^\(?\+?\(?[0-9][0-9 ()/-]{5,}$/, { error: 'invalid_phone' })
  .refine(hasPhoneDigits, { error: 'invalid_phone' })

/** A country by its ISO 3166-1 code of two letters. */
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'invalid_country' })
  .refine(isCountryCode, { error: 'invalid_country' })

/**
 * A whole number or a flag in a query, where everything is text: the reference tells clients the type of what they write.
 */
const writtenAs = (type: 'integer' | 'boolean') => ({ type, pattern: undefined, enum: undefined })
export const queryWhole = (pattern: RegExp) =>
  z.string().regex(pattern).meta(writtenAs('integer')).transform(Number)
export const queryFlag = z.enum(['true', 'false']).meta(writtenAs('boolean'))

/** `?dry_run`: nothing is kept; the key alone is enough. */
export const dryRunQuery = z.strictObject({
  dry_run: z
    .string()
    .meta({ ...writtenAs('boolean'), description: 'Nič neuloží, len odpovie ako skutočné volanie' })
    .optional()
    .transform((text) => text !== undefined && text !== 'false'),
})

/** ISO weekday, Monday is 1. */
export const weekday = z.int().min(1).max(7)

/** Only web addresses, so that `javascript:` and the like never reach a link. */
export const url = z.url({ protocol: /^https?$/, error: 'invalid_url' }).max(2000)

/** Portals write `webcal://` so that a calendar opens at a click; it is read over https. */
export const overHttps = (address: string): string => address.replace(/^\s*webcals?:\/\//i, 'https://')

/** Address of a calendar, also one that begins with `webcal://`. */
export const calendarUrl = z
  .url({ protocol: /^(https?|webcals?)$/, error: 'invalid_url' })
  .max(2000)
  .overwrite(overHttps)

/** Scheme, host and port of a web site, as browsers send them: no path, no slash at the end. */
export const origin = z
  .string()
  .max(300)
  .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/)

/** Degrees of one line `49.1462, 19.3418`; null when it is no place on the globe. */
function readPoint(line: string): { latitude: number; longitude: number } | null {
  const [, north, east] =
    /^\s*(-?\d{1,2}(?:\.\d{1,8})?)\s*[,;]\s*(-?\d{1,3}(?:\.\d{1,8})?)\s*$/.exec(line) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** Places on the globe, one `latitude, longitude` on each line. */
export const points = z
  .string()
  .max(5_000)
  .refine((text) => linesOf(text).length > 0 && linesOf(text).every((line) => readPoint(line) !== null), {
    error: 'invalid_points',
  })

/** The places of a text that `points` allows; other lines are left out. */
export const pointsOf = (text: string): { latitude: number; longitude: number }[] =>
  linesOf(text).flatMap((line) => readPoint(line) ?? [])

/** A colour as `#rrggbb`; upper case becomes lower case. */
export const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)

export const adults = z.int().min(1).max(maxAdults)

/** Ages on the day of arrival, in years. */
export const childrenAges = z.array(z.int().min(0).max(oldestChild)).max(maxChildren)

export const language = z.enum(languageCodes)

/** Years of days, far enough from 9999 that a day computed from another one always has four digits. */
const years = { first: 1900, last: 2999 } as const

function existsInCalendar(value: string): boolean {
  const [year = 0, month = 0, dayOfMonth = 0] = value.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  if (year < years.first || year > years.last) return false
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth
}

/** A calendar month of this century, `2026-11`. */
export const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

/** A text of one line, of so many characters at most; line breaks and signs without a shape are cleaned away. */
export const line = (longest: number) => z.string().overwrite(cleanLine).max(longest)

/** A name of a person, a company or a street. */
export const name = line(100).min(1)
