import { topicsIn } from '@dvor/booking/messages/question-topics.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import type { LetterDraft, QuestionTopic } from '@dvor/contract/messages/letters.ts'
import { translate } from '@dvor/contract/translations/translate.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { amenityWords, compareWords, emailWords, priceUnitWords } from '@dvor/texts/areas.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import { friendlyFormatIBAN } from 'ibantools'
import type { Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { commonServiceRows as services } from '../db/schema/services/common-services.ts'
import { variables } from '../messaging/rendering/variables.ts'
import type { Actor } from '../platform/actor.ts'
import { cancellationBlock } from '../reservations/emails/email-blocks.ts'
import type { Subject } from '../reservations/emails/email-subject.ts'
import { reservationVariables } from '../reservations/emails/email-variables.ts'

type AnswerFact = LetterDraft['facts'][number]
type Name = keyof typeof variables & keyof ReturnType<typeof reservationVariables>

interface StayFact {
  topic: QuestionTopic | null
  /** What stands before the value in a sentence. */
  word?: keyof typeof emailWords.sk
}

/** Facts of a stay that guests ask for, and those about money. */
const stayFacts: Partial<Record<Name, StayFact>> = {
  check_in: { topic: 'arrival', word: 'arrival' },
  check_out: { topic: 'departure', word: 'departure' },
  stay_address: { topic: 'address', word: 'address' },
  arrival_time: { topic: 'arrival', word: 'arrivalTime' },
  units: { topic: null, word: 'lodging' },
  detail_url: { topic: null },
}
const moneyFacts: Partial<Record<Name, StayFact>> = {
  due: { topic: 'money', word: 'due' },
  pay_by: { topic: 'money', word: 'payUntil' },
  pay_url: { topic: 'money' },
}

/** What answers the questions of a guest, from the stay, its rooms, the services and the settings, in the guest's language. */
export async function listAnswerFacts(db: Db, actor: Actor, subject: Subject): Promise<AnswerFact[]> {
  const { language } = subject.reservation
  const seesMoney = can(actor, 'money.read')
  return [
    ...factsOf(subject, stayFacts),
    ...(seesMoney ? [...factsOf(subject, moneyFacts), ...paymentFacts(subject)] : []),
    ...(await listRoomFacts(db, subject, language)),
    ...(await listServiceFacts(db, language)),
  ]
}

function factsOf(subject: Subject, chosen: Partial<Record<Name, StayFact>>): AnswerFact[] {
  const { language } = subject.reservation
  const values = reservationVariables(subject, language)
  return (Object.entries(chosen) as [Name, StayFact][]).flatMap(([name, { topic, word }]) => {
    const text = values[name]
    if (!text) return []
    const before = word && emailWords[language][word]
    const sentence = typeof before === 'string' ? `${before}: ${text}` : text
    return [{ label: variables[name].description, text, topic, sentence }]
  })
}

/** The account for a transfer, and what a cancellation costs. */
function paymentFacts(subject: Subject): AnswerFact[] {
  const { settings, reservation } = subject
  const words = emailWords[reservation.language]
  const iban = settings.iban && friendlyFormatIBAN(settings.iban)
  const account = `${words.iban}: ${iban}, ${words.symbol}: ${reservation.number ?? ''}`
  const [cancellation] = cancellationBlock(subject, reservation.language)
  return [
    ...(iban ? [plain({ sk: 'Účet na prevod', en: 'Account for a transfer' }, account, 'account')] : []),
    ...(cancellation?.kind === 'quote'
      ? [plain({ sk: 'Zrušenie pobytu', en: 'Cancellation' }, cancellation.text, 'cancellation')]
      : []),
  ]
}

const plain = (label: AnswerFact['label'], text: string, topic: QuestionTopic): AnswerFact => ({
  label,
  text,
  topic,
  sentence: text,
})

/** Amenities of the booked rooms that guests ask about; one that only some rooms have names them. */
async function listRoomFacts(db: Db, { stays }: Subject, language: Language): Promise<AnswerFact[]> {
  const ids = stays.map(({ accommodation_unit }) => accommodation_unit.id)
  if (ids.length === 0) return []
  const rooms = await db.select().from(units).where(inArray(units.id, ids)).orderBy(asc(units.order))
  return roomQuestions.flatMap(({ topic, word, has }) => {
    const having = rooms.filter(has)
    if (having.length === 0) return []
    const names = having.map((room) => translate(room, ['title'], language).title).join(', ')
    const text = having.length === rooms.length ? word(language) : `${word(language)}: ${names}`
    return [plain({ sk: word('sk'), en: word('en') }, text, topic)]
  })
}

interface RoomQuestion {
  topic: QuestionTopic
  word: (language: Language) => string
  has: (room: Pick<typeof units.$inferSelect, 'amenities' | 'pets_allowed'>) => boolean
}

const amenity = (topic: QuestionTopic, name: 'wifi' | 'parking' | 'cot'): RoomQuestion => ({
  topic,
  word: (language) => amenityWords[language][name],
  has: ({ amenities }) => amenities.includes(name),
})

const roomQuestions: readonly RoomQuestion[] = [
  amenity('wifi', 'wifi'),
  amenity('parking', 'parking'),
  amenity('children', 'cot'),
  {
    topic: 'pets',
    word: (language) => compareWords[language].pets,
    has: ({ pets_allowed }) => pets_allowed,
  },
]

/** Services whose name or meal answers a question, with their price as everybody pays it. */
async function listServiceFacts(db: Db, language: Language): Promise<AnswerFact[]> {
  const rows = await db.select().from(services).where(eq(services.active, true)).orderBy(asc(services.order))
  return rows.flatMap((service) => {
    const topic = service.meal === 'none' ? topicsIn(service.title)[0] : 'meals'
    if (!topic) return []
    const { title } = translate(service, ['title'], language)
    const text = `${title}: ${formatMoney(service.price, language)} ${priceUnitWords[language][service.price_unit]}`
    return [plain({ sk: service.title, en: service.title }, text, topic)]
  })
}
