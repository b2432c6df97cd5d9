import { isOpen } from '@dvor/booking/reservation/states.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { TextField } from '@dvor/ui/field.tsx'
import { useLanguage } from '../../core/language/use-language.ts'
import { fieldText, problemText } from '../../core/forms/problem-text.ts'
import type { EmailAnswer } from './correct-email.ts'
import { DetailForm } from './detail-form.tsx'
import { useReservationWords } from './texts/reservation-texts.ts'

interface EmailFormProps {
  detail: ReservationDetail
  answer: EmailAnswer | undefined
}

/** Corrects the guest's e-mail address while the reservation lasts. */
export function EmailForm({ detail: { guest, state }, answer }: EmailFormProps) {
  const { email: words } = useReservationWords()
  const language = useLanguage()
  if (!guest || !isOpen(state)) return null
  const error = answer?.isInvalid
    ? fieldText({ path: 'email', code: 'invalid_email' }, language)
    : answer?.problem && problemText(answer.problem, language)
  return (
    <DetailForm intent="email" summary={words.open} submit={words.submit} isAnswered={answer !== undefined}>
      <TextField
        label={words.label}
        help={words.help}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={answer?.typed ?? guest.email ?? ''}
        error={error && <span role="alert">{error}</span>}
      />
    </DetailForm>
  )
}
