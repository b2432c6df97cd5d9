import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const pattern = /^dvor_live_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/

/** Length of the beginning by which people tell keys apart. */
const prefixLength = 'dvor_live_'.length + 4

function inBase62(number: number): string {
  const digit = alphabet.charAt(number % 62)
  return number < 62 ? digit : inBase62(Math.floor(number / 62)) + digit
}

/** The last six characters, by which a typing error and a leaked key are recognised without the database. */
const checksumOf = (secret: string): string => inBase62(crc32(secret)).padStart(6, '0')

/** A new key for a program: 30 random characters (178 bits) and their checksum. */
export function makeApiKey(): string {
  const secret = Array.from({ length: 30 }, () => alphabet.charAt(randomInt(62))).join('')
  return `dvor_live_${secret}${checksumOf(secret)}`
}

/** Whether a bearer has the form of a key, with a right checksum. */
export function isApiKey(bearer: string): boolean {
  const [, secret = '', checksum] = pattern.exec(bearer) ?? []
  return checksum === checksumOf(secret)
}

export const prefixOf = (key: string): string => key.slice(0, prefixLength)

/** The stored part of a key. Its secret is too long to be guessed, so one round of SHA-256 is enough. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')
