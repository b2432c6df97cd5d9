import { Button } from '@dvor/ui/button.tsx'
import { useState } from 'react'
import { useReservationWords } from '../texts/reservation-texts.ts'
import classes from '../styles/reservation.module.css'

/** Copies a value to the clipboard; `name` tells screen readers which one. */
export function CopyButton({ value, name }: { value: string; name: string }) {
  const words = useReservationWords()
  const [copied, setCopied] = useState(false)
  const copy = () => {
    // Without https a browser has no clipboard; the value can be selected by hand.
    void navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Button variant="quiet" size="small" className={classes.copyButton} onClick={copy}>
      <span aria-live="polite">{copied ? words.payment.copied : words.payment.copy}</span>
      <span className="visually-hidden">: {name}</span>
    </Button>
  )
}
