import { isOpen } from '@dvor/booking/reservation/states.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { Button } from '@dvor/ui/button.tsx'
import { TextField } from '@dvor/ui/field.tsx'
import { Form, useNavigation } from 'react-router'
import { useLanguage } from '../../core/language/use-language.ts'
import { fieldText, problemText } from '../../core/forms/problem-text.ts'
import type { EmailAnswer } from './correct-email.ts'
import classes from './detail-form.module.css'
import { useReservationWords } from './texts/reservation-texts.ts'

interface EmailFormProps {
  detail: ReservationDetail
  answer: EmailAnswer | undefined
}

/** Corrects the guest's e-mail address while the reservation lasts; the form needs no scripts. */
export function EmailForm({ detail: { guest, state }, answer }: EmailFormProps) {
  const { email: words } = useReservationWords()
  const language = useLanguage()
  const { formData } = useNavigation()
  if (!guest || !isOpen(state)) return null
  const error = answer?.isInvalid
    ? fieldText({ path: 'email', code: 'invalid_email' }, language)
    : answer?.problem && problemText(answer.problem, language)
  return (
    <details className={classes.opened} open={answer !== undefined}>
      <summary>{words.open}</summary>
      <Form method="post" className={classes.form} noValidate preventScrollReset>
        <input type="hidden" name="intent" value="email" />
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
        <Button type="submit" variant="quiet" busy={formData?.get('intent') === 'email'}>
          {words.submit}
        </Button>
      </Form>
    </details>
  )
}
