import { SelectField, TextField } from '@dvor/ui/field.tsx'
import type { GuestDraft } from '../flow/draft.ts'
import { CountryOptions } from './country-options.tsx'
import { EmailHint } from './email-hint.tsx'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './guest-fields.module.css'

/** Returns the error of a field by the order's path (`guest.email`), if it has one. */
export type ProblemAt = (path: string) => string | undefined

/** Name, contact and country of the guest. */
export function GuestFields({ problemAt }: { problemAt: ProblemAt }) {
  const texts = useTexts()
  const { guest } = useDraft('guest')
  const field = (name: keyof GuestDraft) => ({
    id: `guest-${name}`,
    name,
    label: texts.guest[name],
    value: guest[name],
    error: problemAt(`guest.${name}`),
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      changeDraft({ guest: { ...guest, [name]: event.currentTarget.value } }),
  })
  return (
    <div className={`${classes.grid} ${classes.guest}`}>
      <TextField {...field('first_name')} autoComplete="given-name" required />
      <TextField {...field('last_name')} autoComplete="family-name" required />
      <div>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" required />
        <EmailHint
          email={guest.email}
          onCorrect={(email) => {
            changeDraft({ guest: { ...guest, email } })
            document.getElementById('guest-email')?.focus()
          }}
        />
      </div>
      <TextField
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        help={texts.guest.phoneHelp}
        required
      />
      <SelectField {...field('country')} autoComplete="country">
        {guest.country === '' && <option value="">{texts.guest.chooseCountry}</option>}
        <CountryOptions />
      </SelectField>
    </div>
  )
}
