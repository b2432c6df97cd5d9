import type { Language } from '@dvor/format/languages.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Db } from '../../db/database.ts'
import type { Attachment } from '../../db/schema/messages/email-content.ts'
import type { Filling } from '../../messaging/rendering/render-email.ts'
import { variables, type VariableName } from '../../messaging/rendering/variables.ts'
import { emailKinds, type EmailKey } from '../../messaging/rendering/email-kinds.ts'
import { isGuestKey, isOwnerKey } from '../emails/email-keys.ts'
import { guestEmail, ownerEmail } from '../emails/email-requests.ts'
import { subjectOf, type Subject } from '../emails/email-subject.ts'
import { findLatestOrder } from '../queries/change-queries.ts'
import { findReservation } from '../queries/reservation-queries.ts'
import { listStayViews } from '../queries/stay-queries.ts'
import type { EmailSettings } from '../../messaging/queries.ts'
import type { BookingServices } from '../queries/services.ts'

/** Data for a preview of an e-mail. */
export interface Sample extends Filling {
  attachments?: readonly Attachment[]
}

interface Asked {
  reservation?: string | null
  language: Language
}

/**
 * Request for an e-mail of the kind as it would be queued for a real reservation: the given one, else the latest
 * order. Variables without a value (all of them, while there is no reservation) show their description. @throws
 * ApiError `not_found`
 */
export async function sampleRequest(
  db: Db,
  settings: EmailSettings,
  key: EmailKey,
  { reservation: id, language }: Asked,
  services: Pick<BookingServices, 'publicUrl' | 'clock'>,
): Promise<Sample> {
  const reservation = id ? await findReservation(db, { id }) : await findLatestOrder(db)
  const described = describedRequest(key, language, services.publicUrl)
  if (!reservation) return described
  const stays = (await listStayViews(db, [reservation.id])).get(reservation.id) ?? []
  const spoken = { ...reservation, language, guest_email: reservation.guest_email ?? settings.email }
  return filled(subjectOf(spoken, stays, settings, services), key) ?? described
}

function filled(subject: Subject, key: EmailKey): Sample | null {
  const { language, total } = subject.reservation
  const amount = formatMoney(subject.account.paid || total, language)
  if (isOwnerKey(key)) return ownerEmail(subject, key, { amount, reason: described('reason') })
  if (!isGuestKey(key)) return null
  const survey_url = subject.publicUrl + sitePath('/spatna-vazba', language)
  return guestEmail(subject, key, {
    amount,
    survey_url,
    service: described('service'),
    changes: described('changes'),
    document: described('document'),
  })
}

const described = (name: VariableName): string => `‹${variables[name].description}›`

function describedRequest(key: EmailKey, language: Language, publicUrl: string): Sample {
  const words: readonly VariableName[] = emailKinds[key].variables
  const valueOf = (name: VariableName) => ('url' in variables[name] ? publicUrl : described(name))
  const all = Object.fromEntries(words.map((name) => [name, valueOf(name)]))
  return { language, variables: all, sections: emailKinds[key].flags }
}
