import { canTransition } from '@dvor/booking/reservation/states.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import type { UndoneValue } from '@dvor/contract/insight/undo.ts'
import { taxKinds } from '@dvor/contract/money/invoices.ts'
import { reservationEdit, staysChange } from '@dvor/contract/reservations/admin-reservations.ts'
import { reservationState, type ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { stayRequest } from '@dvor/contract/pricing/quotes.ts'
import { z } from 'zod'
import { changeStays } from '../booking/changing/change-stays.ts'
import { editReservation } from '../booking/changing/edit-reservation.ts'
import { inHistory } from '../booking/changing/replace-stays.ts'
import type { Db } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import { lockReservation, type Reservation } from '../reservations/queries/reservation-queries.ts'
import { listStayViews } from '../reservations/queries/stay-queries.ts'
import { isSame, valuesToRestore } from './changed-keys.ts'
import { reasonOf } from './reasons.ts'
import { listLaterOf } from './undo-queries.ts'
import { require, UndoRefused, type PlanUndo, type UndoEntry, type UndoPlan, valuesOf } from './undo-entry.ts'

/** Plans to take back an edit, a move or a transition of a reservation; money and documents have their own steps. */
export const undoReservation: PlanUndo = async (tx, entry, context) => {
  const plan = { edit: undoEdit, stays: undoStays, state: undoState }[entry.action]
  if (!plan) throw new UndoRefused(reasonOf(entry.action))
  const current = await lockReservation(tx, { id: entry.recordId })
  if (!current) throw notFound('Reservation')
  if (entry.action !== 'edit') await refuseMoney(tx, entry, context.together)
  return plan(tx, entry, context, current)
}

type Plan = (...args: [...Parameters<PlanUndo>, current: Reservation]) => Promise<UndoPlan>

/** Money and tax documents after the change stand on it; a confirmation is written anew by itself. */
async function refuseMoney(tx: Db, entry: UndoEntry, together: ReadonlySet<string>): Promise<void> {
  const later = await listLaterOf(tx, entry, together)
  if (later.some((other) => reasonOf(other.action) === 'ledger' || isTaxed(other)))
    throw new UndoRefused('money')
}

const isTaxed = ({ action, after }: UndoEntry) =>
  action === 'document' && taxKinds.some((kind) => kind === valuesOf(after)?.['kind'])

const guestKeys = {
  first_name: 'first_name',
  last_name: 'last_name',
  guest_email: 'email',
  guest_phone: 'phone',
  guest_country: 'country',
} as const
const ownKeys = [
  'company',
  'guest_address',
  'recreation_allowance',
  'arrival_time',
  'note',
  'internal_note',
] as const
const editable = new Set<string>([...Object.keys(guestKeys), ...ownKeys])

const undoEdit: Plan = async (_tx, entry, { actor, services }, current) => {
  const { guest_name: _, ...changed } = valuesOf(entry.after) ?? {}
  if (Object.keys(changed).some((key) => !editable.has(key))) throw new UndoRefused('elsewhere')
  const { values, keys } = valuesToRestore(entry, { ...current }, (key) => editable.has(key))
  const apply = (db: Db) =>
    editReservation(db, actor, entry.recordId, editOf(values, current.last_name), services)
  return { values, keys, apply }
}

function editOf(values: readonly UndoneValue[], lastName: string | null) {
  const wanted = new Map(values.map(({ key, after }) => [key, after]))
  const own = ownKeys.flatMap((key) => (wanted.has(key) ? [[key, wanted.get(key)] as const] : []))
  const guest = Object.entries(guestKeys).flatMap(([key, name]) =>
    wanted.has(key) ? [[name, wanted.get(key)] as const] : [],
  )
  const named = guest.length > 0 ? { guest: { last_name: lastName, ...Object.fromEntries(guest) } } : {}
  const edit = reservationEdit.safeParse({ ...Object.fromEntries(own), ...named }).data
  if (!edit) throw new UndoRefused('elsewhere')
  return edit
}

const formerStays = z.object({ stays: z.array(z.looseObject({ accommodation_unit: z.string() })) })

const undoStays: Plan = async (tx, entry, { actor, services }, { id, total }) => {
  require(actor, 'reservations.move')
  const former = formerStays.safeParse(entry.before).data?.stays
  if (!former) throw new UndoRefused('erased')
  const now = ((await listStayViews(tx, [id])).get(id) ?? []).map(inHistory)
  const left = valuesOf(entry.after)?.['stays']
  if (isSame(now, former)) throw new UndoRefused('nothing')
  const values: UndoneValue[] = [{ key: 'stays', now, after: former }]
  const stays = former.map((stay) => stayRequest.strip().parse(stay))
  const apply = async (db: Db) => {
    const change = staysChange.parse({ stays })
    const { price } = await changeStays(db, actor, id, change, services, { dryRun: false })
    if (can(actor, 'money.read') && price.total !== total)
      values.push({ key: 'total', now: total, after: price.total })
  }
  return { values, keys: isSame(now, left) ? [] : ['stays'], apply }
}

const stateOf = (side: unknown): ReservationState | undefined =>
  reservationState.safeParse(valuesOf(side)?.['state']).data

const undoState: Plan = async (_tx, entry, { actor, services }, current) => {
  const [from, to] = [stateOf(entry.after), stateOf(entry.before)]
  if (!from || !to || !canTransition(from, to, 'staff')) throw new UndoRefused('state')
  if (current.state === to) throw new UndoRefused('nothing')
  if (current.state !== from) throw new UndoRefused('state')
  // The guests were here before, so their check-in is not asked about the register again.
  const edit = { state: to, register_later: to === 'checked_in' || undefined }
  return {
    values: [{ key: 'state', now: from, after: to }],
    keys: [],
    apply: (db) => editReservation(db, actor, entry.recordId, edit, services),
  }
}
