import { SelectField } from '@dvor/ui/field.tsx'
import { ContactFields } from '../../../core/forms/contact-fields.tsx'
import type { GuestDraft } from '../flow/draft.ts'
import { CountryOptions } from './country-options.tsx'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'

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
    <ContactFields field={field} onCorrect={(email) => changeDraft({ guest: { ...guest, email } })}>
      <SelectField {...field('country')} autoComplete="country">
        {guest.country === '' && <option value="">{texts.guest.chooseCountry}</option>}
        <CountryOptions />
      </SelectField>
    </ContactFields>
  )
}
