import { z } from 'zod'
import { errorCode } from '../errors/errors.ts'
import { day, id, instant } from '../values/values.ts'
import type { Words } from '../declaration/field.ts'

/** Why a change is not taken back, and what to do instead. */
export const undoRefusals = {
  nothing: {
    sk: 'Hodnoty sú už také, aké boli pred zmenou.',
    en: 'The values are already as they were before.',
  },
  gone: { sk: 'Záznam už neexistuje.', en: 'The record no longer exists.' },
  erased: {
    sk: 'Pôvodné hodnoty už v histórii nie sú: boli to osobné údaje po lehote, alebo ich staršia verzia nezapisovala.',
    en: 'The history no longer has the former values: they were personal data past their term, or an older version did not record them.',
  },
  money: {
    sk: 'Po zmene sa v rezervácii zapísali peniaze alebo vystavil doklad. Upravte ju priamo v jej karte.',
    en: 'Money was recorded or a document issued after the change. Change the booking on its own page.',
  },
  ledger: {
    sk: 'Zapísané peniaze sa nevracajú späť, ale stornujú alebo vrátia zápisom v časti Platby.',
    en: 'Recorded money is not taken back: reverse or refund it under Payments.',
  },
  document: {
    sk: 'Vystavený doklad sa neruší. Opraví ho dobropis.',
    en: 'An issued document stays. A credit note corrects it.',
  },
  sent: { sk: 'Odoslaný e-mail sa vrátiť nedá.', en: 'A sent e-mail cannot be taken back.' },
  state: {
    sk: 'Táto zmena stavu má následky. Ďalší možný krok je v karte rezervácie.',
    en: 'This change of state has consequences. The possible next step is on the page of the booking.',
  },
  access: {
    sk: 'Prístupy, heslá a kľúče sa menia len na svojej obrazovke.',
    en: 'Access, passwords and keys are changed on their own screen only.',
  },
  elsewhere: {
    sk: 'Takáto zmena sa vracia krokom na obrazovke záznamu.',
    en: 'Such a change is reversed by a step on the screen of the record.',
  },
  refused: { sk: 'Dnešné pravidlá to nedovolia.', en: 'The rules of today refuse it.' },
} as const satisfies Record<string, Words>

/** Records whose delete is final: they open doors, or own rows that no collection has. */
export const finalDeletes: ReadonlySet<string> = new Set([
  'api-keys',
  'gatherings',
  'incoming-emails',
  'reservations',
  'roles',
  'users',
  'webhooks',
])

export type UndoRefusal = keyof typeof undoRefusals

/** `POST /undo`: a change of the history, or a call by its id in the answers; all changes of one call go back together. */
export const undoRequest = z
  .strictObject({
    change: id.optional(),
    request: z.string().min(1).max(100).optional(),
    /** Of the preview that the caller has seen; absent: only where nothing is refused and nothing later is lost. */
    version: z.string().max(100).optional(),
  })
  .refine(({ change, request }) => (change === undefined) !== (request === undefined), { path: ['change'] })
export type UndoRequest = z.output<typeof undoRequest>

/** A value now and after the change is taken back; of a price also its unit and day. */
const undoneValue = z.object({
  key: z.string(),
  now: z.unknown(),
  after: z.unknown(),
  unit: id.optional(),
  day: day.optional(),
})
export type UndoneValue = z.infer<typeof undoneValue>

/** A later change of the same values, which would be lost. */
const laterChange = z.object({
  id,
  at: instant,
  actor: z.string(),
  action: z.string(),
  keys: z.array(z.string()),
})
export type LaterChange = z.infer<typeof laterChange>

/** A change with what taking it back touches; values that the caller may not see are left out. */
export const undoneChange = z.object({
  id,
  collection: z.string(),
  record: id,
  action: z.string(),
  at: instant,
  actor: z.string(),
  title: z.string().nullable(),
  values: z.array(undoneValue),
  later: z.array(laterChange),
  refusal: z
    .object({
      reason: z.enum(Object.keys(undoRefusals) as [UndoRefusal, ...UndoRefusal[]]),
      /** What the ordinary call answers. */
      code: errorCode.nullable(),
      details: z.unknown(),
    })
    .nullable(),
})
export type UndoneChange = z.infer<typeof undoneChange>

export const undoOutcome = z.object({ version: z.string(), changes: z.array(undoneChange) })
export type UndoOutcome = z.infer<typeof undoOutcome>

/** `GET /history/:collection/:id/at`: at the end of a day, or right after a change. */
export const recordAtQuery = z
  .strictObject({ day: day.optional(), change: id.optional() })
  .refine((query) => (query.day === undefined) !== (query.change === undefined), { path: ['day'] })
export type RecordAtQuery = z.output<typeof recordAtQuery>

const values = z.record(z.string(), z.unknown())

/** A record then and now; null where it did not exist, without the fields that the caller may not see. */
export const recordAt = z.object({ was: values.nullable(), now: values.nullable() })
export type RecordAt = z.infer<typeof recordAt>
