import { SelectField, TextField } from '@dvor/ui/field.tsx'
import type { CompanyDraft } from '../flow/draft.ts'
import { CountryOptions } from './country-options.tsx'
import type { ProblemAt } from './guest-fields.tsx'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './guest-fields.module.css'

/** Fields of the company that the invoice is for. */
export function CompanyFields({ problemAt }: { problemAt: ProblemAt }) {
  const texts = useTexts()
  const { company } = useDraft('company')
  const optional = { optionalText: texts.guest.optional }
  const field = (name: keyof CompanyDraft) => ({
    id: `company-${name}`,
    name: `company-${name}`,
    label: texts.guest[name],
    value: company[name],
    error: problemAt(`company.${name}`),
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      changeDraft({ company: { ...company, [name]: event.currentTarget.value } }),
  })
  return (
    <fieldset className={classes.company}>
      <legend>{texts.guest.companyLegend}</legend>
      <div className={classes.grid}>
        <TextField {...field('name')} autoComplete="organization" required />
        <TextField {...field('street')} autoComplete="street-address" required />
        <TextField {...field('city')} autoComplete="address-level2" required />
        <TextField {...field('postal_code')} autoComplete="postal-code" required />
        <SelectField {...field('country')}>
          {company.country === '' && <option value="">{texts.guest.chooseCountry}</option>}
          <CountryOptions />
        </SelectField>
        <TextField {...field('ico')} {...optional} inputMode="numeric" />
        <TextField {...field('dic')} {...optional} inputMode="numeric" />
        <TextField {...field('ic_dph')} {...optional} />
        <TextField {...field('peppol_id')} {...optional} />
      </div>
    </fieldset>
  )
}
