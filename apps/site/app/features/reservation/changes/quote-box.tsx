import { Button, buttonClass } from '@dvor/ui/button.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import flowClasses from '../../booking/flow/flow.module.css'
import { useReservationWords } from '../texts/reservation-texts.ts'
import changeClasses from './change.module.css'

interface QuoteBoxProps {
  /** Id of the heading. */
  id: string
  title: string
  /** The answer shown; a new one takes the focus. */
  outcome: object
  children: ReactNode
}

/** The price of what the guest asked for, before anything is changed. */
export function QuoteBox({ id, title, outcome, children }: QuoteBoxProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [outcome])
  return (
    <section ref={box} className={changeClasses.changeQuote} tabIndex={-1} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

interface ConfirmFormProps {
  /** Names the form to the action of the page. */
  intent: string
  token: string
  label: string
  /** The hidden fields with what is confirmed. */
  children: ReactNode
}

/** The button that keeps a shown price, and the way to leave everything as it is. */
export function ConfirmForm({ intent, token, label, children }: ConfirmFormProps) {
  const words = useReservationWords()
  const { formData } = useNavigation()
  return (
    <Form method="post" className={flowClasses.ways}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" variant="accent" busy={formData?.get('intent') === intent}>
        {label}
      </Button>
      <Link className={buttonClass({ variant: 'quiet' })} to={`/rezervacia-detail/${token}`}>
        {words.change.leave}
      </Link>
    </Form>
  )
}
