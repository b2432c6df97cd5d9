import { Button } from '@dvor/ui/button.tsx'
import { useState } from 'react'
import { useReservationWords } from '../texts/reservation-texts.ts'
import classes from '../styles/reservation.module.css'

/** Copies a value to the clipboard and says so; `name` tells what it copies to those who hear the page. */
export function CopyButton({ value, name }: { value: string; name: string }) {
  const words = useReservationWords()
  const [copied, setCopied] = useState(false)
  const copy = () => {
    // Without https a browser has no clipboard; the value stays on the page to be marked by hand.
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
