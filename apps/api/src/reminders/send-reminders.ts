import { isReminderDue, reminderDays, reminderMoment } from '@dvor/booking/messages/reminders.ts'
import { inTransaction, type Db } from '../db/database.ts'
import type { Services } from '../platform/services.ts'
import { lockReservation } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { reminderKinds } from './kinds.ts'
import { eventName, listPlans, wasEmailedSince, type Candidate, type KeyedPlan } from './queries.ts'

type Needs = BookingServices & Pick<Services, 'log'>

/**
 * Writes the scheduled e-mails: before arrival, before and after the last day to pay, after departure. Each is written
 * once per reservation, a payment reminder once per rule and part, at the owner's time of day by the property's clock, at most two days late. A failing one is tried again
 * by the next run and does not hold up the others.
 */
export async function sendReminders(db: Db, services: Needs): Promise<void> {
  const now = services.clock.now()
  for (const plan of await listPlans(db)) {
    const search = { ...reminderDays(plan, now), rule: plan.rule, now }
    const candidates = await reminderKinds[plan.key].list(db, search)
    for (const candidate of candidates.filter(({ about }) => isReminderDue(plan, about, now))) {
      try {
        await inTransaction(db, (tx) => sendOne(tx, plan, candidate, services))
      } catch (error) {
        const { reservation } = candidate
        services.log.error({ err: error, key: plan.key, reservation }, 'a reminder was not written')
      }
    }
  }
}

/** Checks the locked reservation again, because it may have been cancelled in between. */
async function sendOne(
  db: Db,
  plan: KeyedPlan,
  { reservation: id, event }: Candidate,
  services: BookingServices,
): Promise<void> {
  const kind = reminderKinds[plan.key]
  const now = services.clock.now()
  const reservation = await lockReservation(db, { id })
  const still = await kind.list(db, { ...reminderDays(plan, now), rule: plan.rule, now, only: id })
  const due = still.find(
    (candidate) => candidate.event === event && isReminderDue(plan, candidate.about, now),
  )
  if (!due) return
  if (await wasEmailedSince(db, id, kind.redundantAfter, reminderMoment(plan, due.about))) return
  await kind.write(db, reservation, eventName(id, event), services)
}
