import { createHash, createPrivateKey } from 'node:crypto'
import { paletteOf } from '@dvor/contract/values/palette.ts'
import { SignJWT } from 'jose'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import { emailWords, passWords } from '@dvor/texts/areas.ts'
import type { GoogleKeys } from '../keys/google-keys.ts'
import type { PassFacts } from './pass-facts.ts'

/** Characters of a token above which browsers may cut the address off. Source: Google, Wallet API, JWT. */
const longestToken = 1800

/** Address at which Google's wallet takes a signed pass. */
const saveAddress = 'https://pay.google.com/gp/v/save/'

interface Making {
  keys: GoogleKeys
  settings: Pick<Settings, 'colour_primary' | 'colour_accent' | 'colour_paper'>
  publicUrl: string
  now: Date
}

/** The address that adds the pass to Google's wallet. Details are left out from the last one on until it is short enough. */
export async function googlePassAddress(facts: PassFacts, making: Making): Promise<string> {
  const all = detailsOf(facts)
  for (let count = all.length; ; count--) {
    const token = await signed(googlePass(facts, all.slice(0, count), making), making)
    if (token.length <= longestToken || count === 0) return saveAddress + token
  }
}

const signed = (payload: object, { keys, now }: Making): Promise<string> =>
  new SignJWT({ typ: 'savetowallet', origins: [], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(keys.account)
    .setAudience('google')
    .setIssuedAt(now)
    .sign(createPrivateKey(keys.key))

type Detail = readonly [label: string, value: string]

/** The classes and objects of a token. Source of the fields: Google, Wallet API, `GenericClass` and `GenericObject`. */
function googlePass(facts: PassFacts, details: readonly Detail[], { keys, settings, publicUrl }: Making) {
  const { number, property, title, ends, url, language } = facts
  const text = (value: string) => ({ defaultValue: { language, value } })
  const classId = `${keys.issuer}.reservations`
  return {
    genericClasses: [{ id: classId }],
    genericObjects: [
      {
        id: `${keys.issuer}.${number}-${versionOf(facts)}`,
        classId,
        genericType: 'GENERIC_RESERVATIONS',
        cardTitle: text(property),
        header: text(title),
        hexBackgroundColor: paletteOf(settings).primary,
        logo: { sourceUri: { uri: `${publicUrl}/icons/icon-192.png` } },
        // Google moves a pass among the expired ones after this.
        validTimeInterval: { end: { date: ends.toISOString() } },
        barcode: { type: 'QR_CODE', value: url, alternateText: number },
        textModulesData: details.map(([header, body], index) => ({ id: `d${index}`, header, body })),
      },
    ],
  }
}

/** Google keeps the pass that it has under an id, so a changed stay is another pass. */
const versionOf = (facts: PassFacts) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 8)

/** The details of a pass, the most important ones first. */
function detailsOf(facts: PassFacts): Detail[] {
  const { arrival, departure, party, phone, address, way, language } = facts
  const labels = emailWords[language]
  const all: [string, string | null][] = [
    [labels.arrival, arrival],
    [labels.departure, departure],
    [labels.address, address],
    [labels.party, party],
    [labels.phone, phone],
    [passWords[language].way, way],
  ]
  return all.flatMap(([label, value]): Detail[] => (value ? [[label, value]] : []))
}
