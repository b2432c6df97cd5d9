import { pushKinds } from '@dvor/contract/accounts/push.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { pushMessages, pushSubscriptionRows } from '../db/schema/accounts/push.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'

type Message = typeof pushMessages.$inferSelect
type Device = Pick<typeof pushSubscriptionRows.$inferSelect, 'language' | 'with_names'>

/** Screens of what is about no reservation. */
const screens: Readonly<Record<string, string>> = {
  owner_contact_message: '/contact-messages',
  owner_hall_demand: '/hall-demands',
  incoming: '/incoming-emails',
}

/**
 * The text of a notice, as Declarative Web Push has it (`web_push: 8030`, iOS 18.4): it is shown without a worker, too,
 * and other browsers hand it to ours. The guest is named only where the person wishes so.
 */
export async function noticeOf(db: Db, message: Message, device: Device, publicUrl: string): Promise<string> {
  const { kind, about, reservation: id } = message
  const [row] = id ? await db.select().from(reservations).where(eq(reservations.id, id)) : []
  const { language, with_names } = device
  const title = pushKinds.find(({ value }) => value === kind)?.label[language] ?? ''
  const stay = row?.arrival && row.departure ? formatDayRange(row.arrival, row.departure, language) : null
  const body = [stay, with_names ? row?.guest_name : null].filter(Boolean).join(' · ')
  const path = row ? `/reservations/edit/${row.id}` : (screens[about] ?? '/dashboard')
  return JSON.stringify({
    web_push: 8030,
    notification: { title, body, lang: language, tag: `${kind} ${id ?? about}`, navigate: publicUrl + path },
  })
}
