import { correctedEmail } from '@dvor/booking/messages/email-correction.ts'
import classes from './email-hint.module.css'
import { useTexts } from '../flow/use-texts.ts'

interface EmailHintProps {
  email: string
  onCorrect: (email: string) => void
}

/** Suggests the domain for a misspelt address; the guest may ignore it. */
export function EmailHint({ email, onCorrect }: EmailHintProps) {
  const texts = useTexts()
  const corrected = correctedEmail(email)
  return (
    <output>
      {corrected && (
        <button type="button" className={classes.button} onClick={() => onCorrect(corrected)}>
          {texts.guest.didYouMean} <strong>{corrected}</strong>?
        </button>
      )}
    </output>
  )
}
