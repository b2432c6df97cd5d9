import type { TransactionInput } from '@dvor/contract/money/ledger.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { client } from '../../core/client/api.ts'
import { isAway } from '../../core/client/connection.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { kept, sendOrKeep } from '../../core/offline/send-or-keep.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { useAction } from '../reservations/use-action.ts'

/** Longest note of an entry. */
export const longestNote = 500

/** Books an entry of a reservation's ledger; cash without a network waits on the device. @param guest its name */
export function useBooking(reservation: string, guest: string | null | undefined) {
  const { run, isBusy, problem } = useAction()
  /** @returns whether it is booked or waits */
  async function book(body: TransactionInput): Promise<boolean> {
    const { t } = i18n
    const send = (key?: string) => client.frontDesk.attempt.recordTransaction(reservation, body, { key })
    const change = { kind: 'payment' as const, record: reservation, body }
    const wanted = { change, version: null, subject: guest ?? t('reservations.list.nobody') }
    const mayWait = body.kind === 'payment' && body.method === 'cash'
    const done = await run(() => (mayWait ? sendOrKeep(wanted, send) : send()))
    if (done && done !== kept) showSuccess(t('reservations.ledger.done'))
    return done !== null
  }
  return { book, isBusy, problem }
}

/** The typed note; without a network with the moment at which the money was taken. */
export function noteOf(typed: string): string | null {
  const taken = isAway() ? i18n.t('offline.takenAt', { when: formatInstant(new Date()) }) : ''
  return [typed.trim(), taken].filter(Boolean).join(' · ').slice(0, longestNote) || null
}
