import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { Button } from '@dvor/ui/button.tsx'
import { TextAreaField, TextField } from '@dvor/ui/field.tsx'
import { useLanguage } from '../../core/language/use-language.ts'
import { fieldText, problemText } from '../../core/forms/problem-text.ts'
import type { AllowanceAnswer, TypedAllowance } from './change-allowance.ts'
import { DetailForm } from './detail-form.tsx'
import { useReservationWords } from './texts/reservation-texts.ts'

interface AllowanceFormProps {
  detail: ReservationDetail
  answer: AllowanceAnswer | undefined
}

/**
 * The guest's request for the documents of the recreation allowance. Not offered for a stay
 * that gives none; once the invoice is issued, a sentence says why nothing can be changed.
 */
export function AllowanceForm({ detail, answer }: AllowanceFormProps) {
  const { allowance: words } = useReservationWords()
  const { state, recreation_allowance, allowance, allowance_sent_at, company, documents } = detail
  if (!stateRules[state].isBooked || (!allowance && !recreation_allowance)) return null
  if (allowance_sent_at) return <p>{words.sent}</p>
  const isIssued = documents.some(({ kind }) => kind === 'invoice')
  if (isIssued || company) return recreation_allowance ? <p>{words.issued}</p> : null
  return <RequestForm detail={detail} answer={answer} />
}

/** The request so far, or what a new one begins with: the guest and the known address. */
function typedOf({ recreation_allowance, guest, guest_address }: ReservationDetail): TypedAllowance {
  const name = [guest?.first_name, guest?.last_name].filter(Boolean).join(' ')
  return {
    employee: recreation_allowance?.employee ?? name,
    participants: recreation_allowance?.participants.join('\n') ?? '',
    street: guest_address?.street ?? '',
    city: guest_address?.city ?? '',
    postal_code: guest_address?.postal_code ?? '',
  }
}

function RequestForm({ detail, answer }: AllowanceFormProps) {
  const { allowance: words, address } = useReservationWords()
  const language = useLanguage()
  const typed = answer?.typed ?? typedOf(detail)
  const field = (name: keyof TypedAllowance) => {
    const issue = answer?.issues.find(({ path }) => path === name)
    return {
      name,
      defaultValue: typed[name],
      error: issue && <span role="alert">{fieldText(issue, language)}</span>,
    }
  }
  return (
    <DetailForm
      intent="allowance"
      summary={detail.recreation_allowance ? words.change : words.open}
      submit={words.submit}
      isAnswered={answer !== undefined}
      more={
        detail.recreation_allowance && (
          <Button type="submit" variant="quiet" name="withdraw" value="1">
            {words.withdraw}
          </Button>
        )
      }
    >
      <p>{words.help}</p>
      <TextField {...field('employee')} label={words.employee} maxLength={100} required autoComplete="name" />
      <TextAreaField
        {...field('participants')}
        label={words.participants}
        help={words.participantsHelp}
        maxLength={2000}
        rows={3}
      />
      <TextField {...field('street')} label={address.street} required autoComplete="street-address" />
      <TextField {...field('city')} label={address.city} required autoComplete="address-level2" />
      <TextField {...field('postal_code')} label={address.postal_code} required autoComplete="postal-code" />
      {answer?.problem && <p role="alert">{problemText(answer.problem, language)}</p>}
    </DetailForm>
  )
}
