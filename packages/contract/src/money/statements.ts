import { z } from 'zod'
import { reservationState } from '../values/reservation-states.ts'
import { cents, day, id } from '../values/values.ts'

/** Largest accepted statement, in bytes. */
export const statementBytes = 10 * 1024 * 1024

/** Most movements in one statement: more than a year of a large property's payments. */
export const statementLines = 10_000

export const statementFormats = [
  { value: 'camt053', label: { sk: 'CAMT.053 (XML)', en: 'CAMT.053 (XML)' } },
  { value: 'csv', label: { sk: 'CSV', en: 'CSV' } },
] as const
export type StatementFormat = (typeof statementFormats)[number]['value']

export const lineStates = [
  { value: 'open', label: { sk: 'Na vybavenie', en: 'To be done' } },
  { value: 'assigned', label: { sk: 'Priradená', en: 'Assigned' } },
  { value: 'unrelated', label: { sk: 'Nesúvisí', en: 'Unrelated' } },
] as const
export type LineState = (typeof lineStates)[number]['value']

/** Reason for which a line was not booked automatically. */
export const lineReasons = [
  { value: 'no_symbol', label: { sk: 'Bez variabilného symbolu', en: 'No variable symbol' } },
  { value: 'unknown_symbol', label: { sk: 'Neznámy variabilný symbol', en: 'Unknown variable symbol' } },
  { value: 'amount_differs', label: { sk: 'Iná suma, než sa čaká', en: 'Another sum than expected' } },
  {
    value: 'nothing_due',
    label: { sk: 'Nie je čo platiť, možno druhá platba', en: 'Nothing to pay, perhaps a second payment' },
  },
  { value: 'other_currency', label: { sk: 'Iná mena než euro', en: 'Another currency than euro' } },
  {
    value: 'possible_double',
    label: {
      sk: 'Možno tá istá platba z iného výpisu',
      en: 'Perhaps the same payment from another statement',
    },
  },
  { value: 'outgoing', label: { sk: 'Odchádzajúca platba', en: 'Outgoing payment' } },
  { value: 'reversed', label: { sk: 'Vrátená platba', en: 'Reversed payment' } },
  { value: 'undone', label: { sk: 'Priradenie zrušené', en: 'Assignment undone' } },
] as const
export type LineReason = (typeof lineReasons)[number]['value']

/** Meanings of the columns of a CSV. */
export const csvMeaning = z.enum([
  'day',
  'amount',
  'direction',
  'credit',
  'debit',
  'currency',
  'variable_symbol',
  'specific_symbol',
  'constant_symbol',
  'counterparty_name',
  'counterparty_iban',
  'account',
  'message',
  'end_to_end_id',
  'bank_reference',
  'state',
])
export type CsvMeaning = z.infer<typeof csvMeaning>

/** Heading of each meaning, where it cannot be detected. */
export const csvColumns = z.partialRecord(csvMeaning, z.string().min(1).max(200))
export type CsvColumns = z.infer<typeof csvColumns>

/** `POST /statements`: the file, and as JSON the columns of a CSV where they cannot be detected. */
export const statementForm = z.object({ file: z.file(), columns: z.string().optional() })

/** `POST /statements`: result for the lines of a file. */
export const statementResult = z.object({
  id,
  format: z.enum(statementFormats.map((format) => format.value)),
  file_name: z.string(),
  day_from: day.nullable(),
  day_to: day.nullable(),
  /** Lines in the file; the other counts add up to it. */
  lines: z.int(),
  /** Known from an earlier file, or twice in this one. */
  doubled: z.int(),
  assigned: z.int(),
  open: z.int(),
  unrelated: z.int(),
  /** Rows beside the lines that are no money: not booked (waiting, returned), or totals. */
  left_out: z.int(),
  /** IBANs of the file, all of them the property's; empty where the file names none, as some CSV. */
  accounts: z.array(z.string()),
  /** Cents that were booked automatically. */
  booked: cents,
})
export type StatementResult = z.infer<typeof statementResult>

/** `POST /statement-lines/{id}/allocations`: parts of the line with their reservations, in cents. */
export const allocationInput = z.strictObject({
  allocations: z
    .array(z.strictObject({ reservation: id, amount: z.int().min(1).max(100_000_000) }))
    .min(1)
    .max(20),
})
export type AllocationInput = z.infer<typeof allocationInput>

/** `POST /statement-lines/{id}/voucher`: the line as a whole is the money of a gift voucher. */
export const lineVoucherInput = z.strictObject({ voucher: id })

/** `POST /statement-lines/{id}/state` */
export const lineStateInput = z.strictObject({ state: z.enum(['open', 'unrelated']) })

export const lineAllocation = z.object({
  id,
  amount: cents,
  reservation: z.object({ id, number: z.string().nullable(), guest_name: z.string().nullable() }),
})
export type LineAllocation = z.infer<typeof lineAllocation>

/** `GET /statement-lines/{id}/suggestions`: reservations that the line may be for, the most likely first. */
export const lineSuggestion = z.object({
  reservation: id,
  number: z.string().nullable(),
  guest_name: z.string().nullable(),
  state: reservationState,
  arrival: day.nullable(),
  departure: day.nullable(),
  total: cents,
  due: cents,
  /** The part of the line for it. */
  amount: cents,
  why: z.array(z.enum(['symbol', 'similar_symbol', 'amount', 'name'])),
})
export type LineSuggestion = z.infer<typeof lineSuggestion>

/** `GET /payable-reservations`: part of a number, of a surname or firm, or an amount as people write it. */
export const payableQuery = z.strictObject({ q: z.string().trim().min(2).max(60) })

/** What stands on a document of a reservation, too (decision 186). */
export const payableReservation = lineSuggestion
  .pick({ number: true, guest_name: true, total: true, due: true })
  .extend({ id })
export type PayableReservation = z.infer<typeof payableReservation>
