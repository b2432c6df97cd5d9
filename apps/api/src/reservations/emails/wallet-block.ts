import { walletPath } from '@dvor/contract/calls/installation/wallet-path.ts'
import type { Language } from '@dvor/format/languages.ts'
import { emailActionWords, walletWords } from '@dvor/texts/areas.ts'
import type { Block } from '../../db/schema/messages/email-content.ts'
import { offeredWallets } from '../queries/offered-wallets.ts'
import type { Subject } from './email-subject.ts'

/** Links that add the reservation to a phone's wallet; nothing where none can take it. */
export function walletBlock(
  { reservation, settings, today, publicUrl }: Subject,
  language: Language,
): Block[] {
  const links = offeredWallets(reservation, settings, today).map((wallet) => ({
    label: walletWords[language][wallet],
    url: publicUrl + walletPath(wallet, reservation.token),
  }))
  return links.length > 0 ? [{ kind: 'links', ...emailActionWords[language].wallet, links }] : []
}
