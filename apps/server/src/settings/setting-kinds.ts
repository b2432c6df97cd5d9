import { isIP } from 'node:net'
import { z } from 'zod'
import { StartFailure } from '../failures/start-failure.ts'

const ON = ['1', 'true', 'on', 'yes']
const OFF = ['0', 'false', 'off', 'no']

/** A switch: 1, true, on, yes or 0, false, off, no. */
export function flag() {
  return z
    .string()
    .toLowerCase()
    .refine((text) => ON.includes(text) || OFF.includes(text), 'must be 1 or 0')
    .transform((text) => ON.includes(text))
}

/** A whole number within bounds. */
export function wholeNumber(from: number, to: number) {
  const message = `must be a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= from && number <= to, message)
}

/** A TCP port. */
export const port = (fallback: number) => wholeNumber(1, 65_535).default(fallback)

/** An address with one of the given schemes, as `['smtp:', 'smtps:']`. */
export function address(schemes: string[]) {
  const patterns = schemes.map((scheme) => `${scheme}//…`).join(' or ')
  return z
    .string()
    .refine((text) => schemes.includes(URL.parse(text)?.protocol ?? ''), `must look like ${patterns}`)
}

/** The first administrator's password, of the length that the sign-in takes. */
export const adminPassword = z
  .string()
  .min(10, 'must have at least 10 characters')
  .max(200, 'must have 200 characters at most')

/** A secret that is sent in a header; one with other characters would never arrive. */
export const headerToken = (least: number) =>
  z
    .string()
    .min(least, `must have at least ${least} characters`)
    .regex(/^[\x20-\x7e]*$/, 'must have letters, digits and marks of ASCII alone')

/** Address of a mail server, with its name and, where there is one, a user whose name and password can be decoded. */
export const mailServer = address(['smtp:', 'smtps:'])
  .refine((text) => URL.parse(text)?.hostname, 'must name a server')
  .refine(isDecodable, 'a % in the user or the password must be written as %25')

function isDecodable(text: string): boolean {
  const { username = '', password = '' } = URL.parse(text) ?? {}
  try {
    decodeURIComponent(username)
    decodeURIComponent(password)
    return true
  } catch {
    return false
  }
}

/** The origin under which visitors reach the site; a path, query or user in it is refused. */
export const origin = address(['http:', 'https:'])
  .refine(
    (text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`,
    'must be an origin without a path',
  )
  .transform((text) => new URL(text).origin)

/** A bucket of an S3-compatible store, by the rules that all of them share. */
export const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be 3 to 63 small letters, digits, dots or hyphens')

/**
 * Trusted proxies for the visitor's address: off, on (any), the number of proxies in front, or their addresses and
 * networks. In Fastify's own form.
 */
export const trustedProxies = z
  .string()
  .transform((text, context): boolean | number | string[] => {
    const value = text.toLowerCase()
    if (['true', 'on', 'yes'].includes(value)) return true
    if (OFF.includes(value)) return false
    if (/^\d{1,2}$/.test(value)) return Number(value)
    const networks = text.split(',').map((part) => part.trim())
    if (networks.every(isNetwork)) return networks
    context.addIssue('must be on, off, the number of proxies, or their addresses separated by commas')
    return z.NEVER
  })
  .default(false)

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/')
  const family = isIP(ip)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Texts that people choose freely; they may begin or end with a space. */
const freeTexts = new Set(['APP_SECRET', 'APP_SECRET_PREVIOUS', 'BACKUP_PASSPHRASE', 'ADMIN_PASSWORD'])

/**
 * Refuses values of spaces alone, and spaces or line breaks around others: they are left from a file, and would be part
 * of a folder's name or of a key. @throws StartFailure that names the variable
 */
export function refuseSpaces(values: Readonly<Record<string, string | undefined>>, names: readonly string[]) {
  for (const name of names) {
    const value = values[name]
    if (value === undefined) continue
    if (value.trim() === '') throw new StartFailure(`${name}: is made of spaces alone`)
    if (value !== value.trim() && !freeTexts.has(name))
      throw new StartFailure(`${name}: begins or ends with a space or a line break`)
  }
}
