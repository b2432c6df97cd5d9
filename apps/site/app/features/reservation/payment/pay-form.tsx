import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { Button, type ButtonLook } from '@dvor/ui/button.tsx'
import { Form, useNavigation } from 'react-router'

interface PayFormProps extends ButtonLook {
  token: string
  method: PaymentMethod
  children: React.ReactNode
}

/** A button that begins a payment, or chooses how to pay. */
export function PayForm({ token, method, children, ...look }: PayFormProps) {
  const navigation = useNavigation()
  const busy = navigation.formData?.get('payment_method') === method
  return (
    <Form method="post" action={`/rezervacia-detail/${token}`}>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="payment_method" value={method} />
      <Button type="submit" busy={busy} {...look}>
        {children}
      </Button>
    </Form>
  )
}
