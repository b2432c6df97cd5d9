import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { GuestAddress } from '@dvor/contract/reservations/guest-address.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { TextField } from '@dvor/ui/field.tsx'
import { useLanguage } from '../../core/language/use-language.ts'
import { fieldText, problemText } from '../../core/forms/problem-text.ts'
import type { AddressAnswer } from './change-address.ts'
import { DetailForm } from './detail-form.tsx'
import { useReservationWords } from './texts/reservation-texts.ts'

interface AddressFormProps {
  detail: ReservationDetail
  answer: AddressAnswer | undefined
}

/** The guest's home for documents to the guest's own name. */
export function AddressForm({ detail: { state, guest_address }, answer }: AddressFormProps) {
  const { address: words } = useReservationWords()
  const language = useLanguage()
  if (!stateRules[state].isBooked) return null
  const field = (name: keyof GuestAddress) => {
    const issue = answer?.issues.find(({ path }) => path === name)
    return {
      name,
      label: words[name],
      maxLength: 200,
      required: true,
      defaultValue: (answer?.typed ?? guest_address)?.[name] ?? '',
      error: issue && <span role="alert">{fieldText(issue, language)}</span>,
    }
  }
  return (
    <DetailForm
      intent="address"
      summary={guest_address ? words.change : words.open}
      submit={words.submit}
      isAnswered={answer !== undefined}
    >
      <p>{words.help}</p>
      <TextField {...field('street')} autoComplete="street-address" />
      <TextField {...field('city')} autoComplete="address-level2" />
      <TextField {...field('postal_code')} autoComplete="postal-code" />
      {answer?.problem && <p role="alert">{problemText(answer.problem, language)}</p>}
    </DetailForm>
  )
}
