import type { WalletName } from '@dvor/contract/values/wallets.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { notFound } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { readBrand, type Brand } from '../../property/brand/queries.ts'
import { subjectOf } from '../../reservations/emails/email-subject.ts'
import { offeredWallets } from '../../reservations/queries/offered-wallets.ts'
import { findReservation } from '../../reservations/queries/reservation-queries.ts'
import { listStayViews } from '../../reservations/queries/stay-queries.ts'
import { openKeys, type KeysOf } from '../keys/stored-keys.ts'
import { passFacts, type PassFacts } from './pass-facts.ts'

type PassServices = Pick<Services, 'db' | 'clock' | 'publicUrl' | 'appSecret'>

interface PassSubject<W extends WalletName> {
  facts: PassFacts
  brand: Brand
  keys: KeysOf<W>
}

/**
 * The data of a reservation that its pass shows. @throws ApiError `not_found` for an unknown link, a reservation that
 * is not confirmed, and where the wallet has no keys in use
 */
export async function findPassSubject<W extends WalletName>(
  services: PassServices,
  token: string,
  wallet: W,
): Promise<PassSubject<W>> {
  const { db, clock, appSecret } = services
  const [reservation, brand] = await Promise.all([findReservation(db, { token }), readBrand(db)])
  const { settings } = brand
  const isOffered = offeredWallets(reservation, settings, todayIn(clock.now())).includes(wallet)
  const keys = isOffered ? openKeys(settings, wallet, appSecret) : null
  if (!keys) throw notFound('This pass')
  const stays = (await listStayViews(db, [reservation.id])).get(reservation.id) ?? []
  const facts = passFacts(subjectOf(reservation, stays, settings, services))
  if (!facts) throw notFound('This pass')
  return { facts, brand, keys }
}
