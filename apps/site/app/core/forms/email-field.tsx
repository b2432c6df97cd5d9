import { correctedEmail } from '@dvor/booking/messages/email-correction.ts'
import { TextField } from '@dvor/ui/field.tsx'
import { useRef, useState, type ComponentProps } from 'react'
import { useWords } from '../language/use-language.ts'
import { contactWords } from '@dvor/texts/areas.ts'
import classes from './email-field.module.css'

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  /** Called with a suggestion that the guest accepts; a field without `value` has taken it already. */
  onCorrect?: (email: string) => void
}

/** The guest's address. For one that is misspelt another domain is suggested; the guest may ignore it. */
export function EmailField({ onCorrect, ...field }: EmailFieldProps) {
  const { didYouMean } = useWords(contactWords)
  const place = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(field.defaultValue)
  const corrected = correctedEmail(String(field.value ?? typed ?? ''))
  const accept = (email: string) => {
    const input = place.current?.querySelector('input')
    if (input && field.value === undefined) input.value = email
    setTyped(email)
    onCorrect?.(email)
    input?.focus()
  }
  return (
    <div ref={place}>
      <TextField
        {...field}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <output>
        {corrected && (
          <button type="button" className={classes.button} onClick={() => accept(corrected)}>
            {didYouMean} <strong>{corrected}</strong>?
          </button>
        )}
      </output>
    </div>
  )
}
