import { localizedChoices } from '../../core/texts/declared.ts'
import { defaultLanguage } from '@dvor/format/language.ts'
import '@mantine/dates/styles.css'
import { asksForVisa } from '@dvor/booking/register/visa-duty.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { guestDocumentKinds, stayPurposes } from '@dvor/contract/guests/guest-register.ts'
import { taxExemptions } from '@dvor/contract/money/stay-tax.ts'
import { countriesIn } from '@dvor/format/countries.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import { issueText } from '../../core/client/error-text.ts'
import type { GuestDraft } from './guest-draft.ts'

interface Props {
  draft: GuestDraft
  index: number
  issues: readonly FieldIssue[]
  onChange: (draft: GuestDraft) => void
}

/** Inputs of one person. */
export function GuestFields({ draft, index, issues, onChange }: Props) {
  const { t } = useTranslation()
  const errorOf = (key: string) => {
    const issue = issues.find(({ path }) => path === `guests.${index}.${key}`)
    return issue && issueText(issue.code)
  }
  const text = (
    key: 'first_name' | 'last_name' | 'document_number' | 'birth_place' | 'visa_number' | 'address',
  ) => ({
    value: draft[key],
    error: errorOf(key),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...draft, [key]: event.currentTarget.value }),
  })
  const select = (key: 'nationality' | 'document_kind' | 'purpose' | 'tax_exemption') => ({
    value: draft[key] ?? '',
    error: errorOf(key),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...draft, [key]: event.currentTarget.value }),
  })
  return (
    <>
      <TextInput label={t('register.firstName')} {...text('first_name')} />
      <TextInput label={t('register.lastName')} {...text('last_name')} />
      <DateInput
        label={t('register.birthDate')}
        valueFormat="D. M. YYYY"
        dateParser={parseDay}
        value={draft.birth_date || null}
        error={errorOf('birth_date')}
        onChange={(value) => onChange({ ...draft, birth_date: value ?? '' })}
      />
      <NativeSelect label={t('register.nationality')} data={countryChoices()} {...select('nationality')} />
      <NativeSelect
        label={t('register.documentKind')}
        data={localizedChoices(guestDocumentKinds)}
        {...select('document_kind')}
      />
      <TextInput
        label={t('register.documentNumber')}
        description={draft.kept ? t('register.documentKept', { number: draft.kept }) : undefined}
        {...text('document_number')}
      />
      {asksForVisa(draft) ? <VisaFields draft={draft} text={text} /> : null}
      <TextInput label={t('register.address')} {...text('address')} />
      <NativeSelect
        label={t('register.purpose')}
        data={localizedChoices(stayPurposes)}
        {...select('purpose')}
      />
      <NativeSelect
        label={t('register.exemption')}
        data={[{ value: '', label: t('register.noExemption') }, ...localizedChoices(taxExemptions)]}
        {...select('tax_exemption')}
      />
    </>
  )
}

const countryChoices = () =>
  countriesIn(defaultLanguage()).map(({ code, name }) => ({ value: code, label: name }))

interface VisaProps {
  draft: GuestDraft
  text: (key: 'birth_place' | 'visa_number') => object
}

/** Inputs of nationals who need a visa. */
function VisaFields({ draft: { kept_visa }, text }: VisaProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('register.visaNumber')}
        description={kept_visa ? t('register.documentKept', { number: kept_visa }) : t('register.visaHint')}
        {...text('visa_number')}
      />
      <TextInput label={t('register.birthPlace')} {...text('birth_place')} />
    </>
  )
}
