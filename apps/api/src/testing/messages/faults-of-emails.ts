import { homeLanguage, languages, type Language } from '@dvor/format/languages.ts'
import { isOff } from '@dvor/booking/reservation/states.ts'
import { emailTexts } from '../../seed/email-texts/seed-email-texts.ts'
import { renderEmail } from '../../messaging/rendering/render-email.ts'
import { isGuestKey, isOwnerKey, type GuestKey } from '../../reservations/emails/email-keys.ts'
import { guestEmail, ownerEmail } from '../../reservations/emails/email-requests.ts'
import type { Subject } from '../../reservations/emails/email-subject.ts'
import { ordered, over, settings, statesOf, subjectFor, type Case } from '../fixtures/email-cases.ts'

const more = {
  amount: '20,00 €',
  service: 'Jazda na koni',
  reason: 'Prší.',
  changes: 'Pobyt sa zmenil.',
  document: 'Faktúra 1',
  survey_url: 'https://dvor.example/spatna-vazba',
  choose_by: 'sobota 4. júla 2026',
  choice_url: 'https://dvor.example/rezervacia-detail/1#pocasie',
}

/** A property that has entered neither a phone nor an address. */
const withoutContact = { ...settings, phone: null, street: null, postal_code: null, city: null }

/** A preposition at the end of a sentence. */
const emptyEnd: Partial<Record<Language, RegExp>> = {
  sk: /\s(do|od|zostáva|sumu|platba)\s*[.,]/,
  cs: /\s(do|od|zbývá|částku|platba)\s*[.,]/,
  en: /\s(by|until|from|of|is)\s*[.,]/,
}

/** A word of one letter with a space behind it that does not bind. */
const looseWord = /(^|[\s(„])[aikosuvz] (?=\S)/iu
const textsOf = (html: string) => html.replace(/<head>.*?<\/head>/s, '').replace(/<[^>]*>/g, '\n')

/** Parts that are missing from a text or contradict the reservation's state. */
function faultsOf(
  text: string,
  { state, payment_method, language, withStay }: Case,
  subject: Subject,
): string[] {
  const { account } = subject
  const plain = text.replaceAll('\u00A0', ' ')
  const asksForMoney =
    /zostáva (doplatiť|zaplatiť)|is left to pay|left to pay|uhradiť do|please pay|prosíme o úhradu|missing|chýba/i
  const wrong: [string, boolean][] = [
    ['an unreplaced variable', /\{\{|\}\}|undefined|\bnull\b|NaN|Invalid/.test(plain)],
    ['a missing value before a full stop', emptyEnd[language]?.test(plain) ?? false],
    ['a space before a full stop, or two in a row', /[^\s.] [.,;]|\S {2,}\S/.test(plain)],
    ['empty brackets', /\(\s*\)/.test(plain)],
    [
      'a request for money where none is owed',
      account.due === 0 &&
        asksForMoney.test(plain.replace(/Zostáva zaplatiť:? *0,00 €|Left to pay:? *€?0.00( €)?/gi, '')),
    ],
    ['a rest of a reservation that is off', account.due === 0 && /zostáva \d|\d is left/i.test(plain)],
    ['a security deposit of a given-up order', isOff(state) && /kaucia|security deposit/i.test(plain)],
    [
      'a deposit of who pays on site',
      payment_method === 'on_site' && /záloh|(?<!security )deposit|PAY by square/i.test(plain),
    ],
    [
      'a room of who has none',
      !withStay && /ubytovať sa môžete|izbu prosíme uvoľniť|check in|leave the room/i.test(plain),
    ],
    [
      'the address of the property for a stay elsewhere',
      withStay && /(na adrese|address is) Lipová/.test(plain),
    ],
    [
      'a firm booking that is off',
      over.includes(state) && /je potvrdená|is confirmed|tešíme sa na vás/i.test(plain),
    ],
  ]
  return wrong.flatMap(([fault, is]) => (is ? [fault] : []))
}

/** Whether an e-mail of the kind can be written with this amount paid. */
function isPossible(
  key: GuestKey,
  { paid, payment_method, near, withStay, state }: Case,
  { account }: Subject,
): boolean {
  const askedAll = near || !withStay
  if (key === 'reservation_received' || key === 'reservation_approved')
    return paid === 'nothing' && payment_method !== 'on_site'
  if (key === 'reservation_pending_approval') return paid === 'nothing'
  if (key === 'payment_reminder')
    return payment_method !== 'on_site' && account.due > 0 && (state === 'confirmed' || paid === 'nothing')
  if (key === 'before_arrival') return withStay
  if (key === 'reservation_confirmed' && payment_method !== 'on_site' && askedAll) return account.due === 0
  return key === 'payment_received' || key === 'payment_too_late' ? paid !== 'nothing' : true
}

/**
 * Writes every e-mail that reservations of these cases can get. @returns how many there are, and the first of each kind
 * of fault
 */
export function faultsOfEmails(of: readonly Case[]): { written: number; faults: string[] } {
  const found = new Map<string, string>()
  let written = 0
  const subjects = of.map((one) => ({ one, subject: subjectFor(one) }))
  for (const text of emailTexts) {
    const { key } = text
    if (!isGuestKey(key) && !isOwnerKey(key)) continue
    const states = isGuestKey(key) ? statesOf[key] : ordered
    for (const { one, subject } of subjects) {
      if (isOwnerKey(key) && one.language !== homeLanguage) continue
      if (!states.includes(one.state) || (isGuestKey(key) && !isPossible(key, one, subject))) continue
      const request = isGuestKey(key) ? guestEmail(subject, key, more) : ownerEmail(subject, key, more)
      if (!request) continue
      const texts = { translations: {}, ...text, active: true } as Parameters<typeof renderEmail>[0]
      for (const property of one.payment_method === 'transfer' ? [settings, withoutContact] : [settings]) {
        const email = renderEmail(texts, property, { ...request, language: request.language })
        written += 1
        const isLoose = languages[one.language].bindsShortWords && looseWord.test(textsOf(email.html))
        const faults = [
          ...faultsOf(`${email.subject}\n${email.text}`, one, subject),
          ...(isLoose ? ['a word of one letter that may end a line'] : []),
        ]
        for (const fault of faults)
          if (!found.has(`${key}: ${fault}`))
            found.set(`${key}: ${fault}`, `${JSON.stringify(one)}\n${email.text}`)
      }
    }
  }
  return { written, faults: [...found].map(([fault, where]) => `${fault} ${where}`) }
}
