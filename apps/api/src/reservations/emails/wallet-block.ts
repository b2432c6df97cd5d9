import { walletPath } from '@dvor/contract/calls/installation/wallet-path.ts'
import { walletLabels } from '@dvor/contract/values/wallets.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Block } from '../../db/schema/messages/email-content.ts'
import { offeredWallets } from '../queries/offered-wallets.ts'
import type { Subject } from './email-subject.ts'

const words = {
  sk: { title: 'Rezervácia v telefóne', text: 'Majte dni, adresu a kontakt poruke aj bez internetu.' },
  en: { title: 'Your booking in the phone', text: 'Keep days, address and contact at hand, even offline.' },
} as const

/** Links that add the reservation to a phone's wallet; nothing where none can take it. */
export function walletBlock(
  { reservation, settings, today, publicUrl }: Subject,
  language: Language,
): Block[] {
  const links = offeredWallets(reservation, settings, today).map((wallet) => ({
    label: walletLabels[wallet][language],
    url: publicUrl + walletPath(wallet, reservation.token),
  }))
  return links.length > 0 ? [{ kind: 'links', ...words[language], links }] : []
}
