import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { Button } from '@dvor/ui/button.tsx'
import { Form, useNavigation } from 'react-router'
import { useReservationWords } from '../texts/reservation-texts.ts'

interface SendAgainProps {
  number: string
  guest: NonNullable<ReservationDetail['guest']>
}

/** Sends the link to the reservation once more to the guest's mailbox. */
export function SendAgain({ number, guest: { email } }: SendAgainProps) {
  const { page } = useReservationWords()
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="email" value={email ?? ''} />
      <Button type="submit" variant="quiet" size="small" busy={formData?.get('intent') === 'resend'}>
        {page.sendAgain}
      </Button>
    </Form>
  )
}
