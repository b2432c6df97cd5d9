import type { Language } from '@dvor/format/languages.ts'
import { emailActionWords } from '@dvor/texts/areas.ts'
import type { Texts } from '@dvor/texts/texts.ts'
import type { Button } from '../../db/schema/messages/email-content.ts'
import type { FlagName, VariableName } from './variables.ts'
import type { EmailKey } from './email-kinds.ts'

type ButtonLabel = keyof Texts['emailActionWords']['buttons']

interface ButtonText {
  url: VariableName
  label: ButtonLabel
}

const detail: ButtonText = { url: 'detail_url', label: 'reservation' }
const pay: ButtonText = { url: 'pay_url', label: 'pay' }
const canPay: FlagName = 'can_pay'
const admin: ButtonText = { url: 'admin_url', label: 'backOffice' }
const survey: ButtonText = { url: 'survey_url', label: 'survey' }

/** Kinds whose button leads to the payment while the guest can pay. */
const asksToPay: ReadonlySet<string> = new Set<EmailKey>([
  'reservation_received',
  'reservation_approved',
  'reservation_confirmed',
  'reservation_changed',
  'reservation_link',
  'payment_received',
  'payment_reminder',
  'before_arrival',
  'service_removed',
  'service_cancelled',
])

const gathering: ButtonText = { url: 'organiser_url', label: 'gathering' }

const buttons: Partial<Record<string, ButtonText>> = {
  reservation_received: detail,
  reservation_pending_approval: detail,
  reservation_approved: detail,
  reservation_confirmed: detail,
  reservation_cancelled: detail,
  reservation_reopened: detail,
  reservation_changed: detail,
  reservation_link: detail,
  payment_received: detail,
  payment_too_late: detail,
  payment_refunded: detail,
  payment_reminder: detail,
  before_arrival: detail,
  allowance_documents: detail,
  service_removed: detail,
  service_cancelled: detail,
  weather_called_off: { url: 'choice_url', label: 'weatherChoice' },
  survey_request: survey,
  survey_reminder: survey,
  booking_draft: { url: 'draft_url', label: 'draft' },
  waiting_list_joined: { url: 'waiting_url', label: 'waitingEntry' },
  waiting_list_refused: { url: 'waiting_url', label: 'waitingEntry' },
  waiting_list_offer: { url: 'waiting_url', label: 'waitingOffer' },
  gathering_confirm: { url: 'organiser_url', label: 'gatheringConfirmation' },
  gathering_opened: gathering,
  gathering_joined: gathering,
  gathering_reminder: gathering,
  gathering_ended: gathering,
  password_reset: { url: 'action_url', label: 'newPassword' },
  invitation: { url: 'action_url', label: 'password' },
  owner_new_reservation: admin,
  owner_payment: admin,
  owner_attention: admin,
  owner_house_attention: admin,
  morning_letter: admin,
  owner_hall_demand: admin,
  owner_contact_message: admin,
  owner_survey_answered: admin,
  owner_gathering: admin,
} satisfies Partial<Record<EmailKey, ButtonText>>

/** The action that an e-mail of this kind asks its reader for; null when there is none. */
export function buttonOf(
  key: string,
  language: Language,
  variables: Readonly<Record<string, string>>,
  flags: ReadonlySet<string>,
): Button | null {
  const button = asksToPay.has(key) && flags.has(canPay) ? pay : buttons[key]
  const url = button && variables[button.url]
  return button && url ? { label: emailActionWords[language].buttons[button.label], url } : null
}
