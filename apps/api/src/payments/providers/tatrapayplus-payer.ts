import { withoutAccents } from '@dvor/format/slug.ts'
import { isIPv4 } from 'node:net'
import { namesOf } from './plain-names.ts'
import type { PaymentRequest } from './provider.ts'

type Payer = PaymentRequest['payer']

/** Longest values that the description of the API allows, in characters. */
const longest = { holder: 45, name: 30, email: 50 }

/** Stands for a name without any letter that the gateway takes. */
const unknownName = 'Guest'

/** The official library sends this address where it knows none. */
const unknownAddress = '127.0.0.1'

/** The text with a space in place of other characters, cut to a length. */
const onlyOf = (text: string, others: RegExp, length: number) =>
  text.replaceAll(others, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, length).trim()

/** Name of a card's holder: letters without accents; where the name has none of them, the e-mail. */
export function holderOf({ name, email }: Payer): string {
  const plain = (text: string) => onlyOf(withoutAccents(text), /[^\w.@-]/g, longest.holder)
  return [plain(name), plain(email)].find((text) => /[a-z\d]/i.test(text) && text.length > 1) ?? unknownName
}

/** Person who pays, by letters, digits and spaces; null with an e-mail that is too long, because that is required here. */
export function userOf({ name, email }: Payer) {
  if (email.length > longest.email) return null
  const { first, last } = namesOf(name)
  return { firstName: plainName(first), lastName: plainName(last), email }
}

const plainName = (name: string) =>
  onlyOf(name.normalize('NFC'), /[^a-zA-Z0-9À-ž]/g, longest.name) || unknownName

/** Network address of the payer, of which the gateway takes the fourth version only. */
export function networkAddressOf({ address }: Payer): string {
  const plain = address?.replace(/^::ffff:/i, '') ?? ''
  return isIPv4(plain) ? plain : unknownAddress
}
