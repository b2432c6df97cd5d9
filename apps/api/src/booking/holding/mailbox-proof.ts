import { createHmac, timingSafeEqual } from 'node:crypto'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { mailboxKey } from '../../messaging/mailbox-key.ts'
import { deriveKey, deriveKeys, type AppSecret, type DerivedKey } from '../../platform/keys.ts'

const purpose = 'proofs of mailboxes'

/**
 * A proof that only the mailbox gets, in the link to an unfinished booking: who has it reads the mailbox. It is stored
 * nowhere and good until the end of the next day.
 */
export const mailboxProof = (appSecret: AppSecret, email: string, now: Date): string =>
  macOf(deriveKey(appSecret, purpose), email, todayIn(now))

/** Whether a proof is that of this mailbox. */
export function provesMailbox(appSecret: AppSecret, proof: string, email: string, now: Date): boolean {
  const today = todayIn(now)
  const proofBytes = Buffer.from(proof)
  return deriveKeys(appSecret, purpose).some((key) =>
    [today, addDays(today, -1)].some((day) => {
      const macBytes = Buffer.from(macOf(key, email, day))
      return macBytes.length === proofBytes.length && timingSafeEqual(macBytes, proofBytes)
    }),
  )
}

const macOf = ({ bytes }: DerivedKey, email: string, day: string): string =>
  createHmac('sha256', bytes)
    .update(`${day}\n${mailboxKey(email)}`)
    .digest('base64url')
