import { Button } from '@dvor/ui/button.tsx'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import classes from './detail-form.module.css'

interface DetailFormProps {
  /** The action that the page carries out (`reservation-actions.ts`). */
  intent: 'address' | 'allowance' | 'email' | 'voucher'
  /** What unfolds the form. */
  summary: string
  submit: string
  /** Whether the form comes back with a refusal; it is unfolded then. */
  isAnswered: boolean
  /** The fields. */
  children: ReactNode
  /** Further buttons. */
  more?: ReactNode
}

/** A form of the reservation's page that is folded away until it is wanted; it needs no scripts. */
export function DetailForm({ intent, summary, submit, isAnswered, children, more }: DetailFormProps) {
  const { formData } = useNavigation()
  return (
    <details className={classes.opened} open={isAnswered}>
      <summary>{summary}</summary>
      <Form method="post" className={classes.form} noValidate preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        {children}
        <Button type="submit" variant="quiet" busy={formData?.get('intent') === intent}>
          {submit}
        </Button>
        {more}
      </Form>
    </details>
  )
}
