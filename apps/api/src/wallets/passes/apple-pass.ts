import { X509Certificate } from 'node:crypto'
import { paletteOf } from '@dvor/contract/values/palette.ts'
import type { Brand } from '../../property/brand/queries.ts'
import { emailWords, passWords } from '@dvor/texts/areas.ts'
import { passIdentity, type AppleKeys } from '../keys/apple-keys.ts'
import type { PassFacts } from './pass-facts.ts'

const rgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16)).join(', ')})`

const field = (key: string, label: string, value: string | null) => (value ? [{ key, label, value }] : [])

/** The content of `pass.json` for Apple's wallet. Source of the fields: Apple, Wallet Passes, `Pass`, format version 1. */
export function applePass(facts: PassFacts, { settings, logo }: Brand, { certificate }: AppleKeys) {
  const identity = passIdentity(new X509Certificate(certificate))
  const { primary, paper } = paletteOf(settings)
  // A logo is drawn for a light ground.
  const [ground, text] = logo ? [paper, primary] : [primary, paper]
  const { property, place, url, number, language } = facts
  return {
    formatVersion: 1,
    passTypeIdentifier: identity?.passType,
    teamIdentifier: identity?.team,
    serialNumber: facts.id,
    organizationName: property,
    description: `${passWords[language].pass}: ${property}`,
    ...(logo ? {} : { logoText: property }),
    foregroundColor: rgb(text),
    labelColor: rgb(text),
    backgroundColor: rgb(ground),
    barcodes: [{ format: 'PKBarcodeFormatQR', message: url, messageEncoding: 'iso-8859-1', altText: number }],
    relevantDate: facts.begins.toISOString(),
    expirationDate: facts.ends.toISOString(),
    ...(place && { locations: [{ ...place, relevantText: property }] }),
    eventTicket: fieldsOf(facts),
  }
}

function fieldsOf(facts: PassFacts) {
  const { number, title, arrival, departure, party, address, way, phone, email, url, language } = facts
  const labels = emailWords[language]
  const words = passWords[language]
  const contact = [phone, email].filter(Boolean).join('\n')
  return {
    headerFields: field('number', labels.number, number),
    primaryFields: field('title', labels.lodging, title),
    secondaryFields: [
      ...field('arrival', labels.arrival, arrival),
      ...field('departure', labels.departure, departure),
    ],
    auxiliaryFields: [...field('party', labels.party, party), ...field('phone', labels.phone, phone)],
    backFields: [
      ...field('page', words.page, url),
      ...field('address', labels.address, address),
      ...field('way', words.way, way),
      ...field('contact', words.contact, contact),
    ],
  }
}
