import { addDays } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { sampleVouchers } from '@dvor/sample/content/guests/vouchers.ts'
import type { Db } from '../db/database.ts'
import { systemActor } from '../platform/actor.ts'
import { today as todayBy } from '../platform/clock.ts'
import { voidVoucher } from '../vouchers/edit-voucher.ts'
import { payVoucher, sellVoucher } from '../vouchers/sell-voucher.ts'
import type { SampleServices } from './fill-sample.ts'

/** Adds gift vouchers in different states. */
export async function fillVouchers(db: Db, services: SampleServices): Promise<void> {
  const today = todayBy(services.clock)
  for (const { soldOn, paidAfter, voided, ...values } of sampleVouchers) {
    const at = (day: number) => ({
      ...services,
      clock: { now: () => instantAt(addDays(today, day), '10:20') },
    })
    const input = { ...values, package: null, method: 'transfer' as const, language: 'sk' as const }
    const { id } = await sellVoucher(db, systemActor, input, at(soldOn))
    if (paidAfter !== null) await payVoucher(db, systemActor, id, 'transfer', at(soldOn + paidAfter))
    if (voided) await voidVoucher(db, systemActor, id, { reason: voided }, at(soldOn + 3))
  }
}
