import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { CheckField, SelectField, TextAreaField, TextField } from '@dvor/ui/field.tsx'
import { arrivalTimes, checkInOf } from './arrival-times.ts'
import { AllowanceFields } from './allowance-fields.tsx'
import { AddressFields } from './address-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import { countriesIn } from '@dvor/format/countries.ts'
import { CouponField } from './coupon-field.tsx'
import { isForCompany, needsAddress } from './guest-check.ts'
import type { GuestDraft } from '../flow/draft.ts'
import { EmailHint } from './email-hint.tsx'
import { ErrorSummary } from '../../../core/forms/error-summary.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { TaxExemptionField } from './tax-exemption-field.tsx'
import { fieldText } from '../../../core/forms/problem-text.ts'
import { StepHeading } from '../frame/step-heading.tsx'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import type { Quoted } from '../flow/use-quote.ts'
import { bookingTexts, useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import classes from './guest-step.module.css'

export const guestFormId = 'udaje'
const fieldId = (path: string) => path.replace('.', '-')

interface GuestStepProps {
  flow: FlowData
  quote: Quoted
  /** Errors of the last try that are not corrected yet. */
  issues: readonly FieldIssue[]
  /** Number of tries to go on. */
  tries: number
  onSubmit: () => void
}

/** Step 3: the guest, the company, the arrival time and the discount code. */
export function GuestStep({ flow, quote, issues, tries, onSubmit }: GuestStepProps) {
  const texts = useTexts()
  const language = useLanguage()
  const draft = useDraft()
  const problemAt = (path: string) => {
    const issue = issues.find((one) => one.path === path)
    return issue && fieldText(issue, language)
  }
  const summary = issues.map((issue) => ({ id: fieldId(issue.path), text: summaryText(issue, language) }))
  return (
    <form
      id={guestFormId}
      className={classes.guestForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <StepHeading>{texts.guest.heading}</StepHeading>
      <p className="lead">{texts.guest.lead}</p>
      {issues.length > 0 && <ErrorSummary key={tries} title={texts.guest.errorsTitle} issues={summary} />}
      <GuestFields guest={draft.guest} problemAt={problemAt} />
      <DocumentChoices flow={flow} quote={quote} problemAt={problemAt} />
      {isForCompany(draft) && <CompanyFields company={draft.company} problemAt={problemAt} />}
      <StayFields flow={flow} />
      <CouponField quote={quote} />
    </form>
  )
}

interface DocumentChoicesProps extends Pick<GuestStepProps, 'flow' | 'quote'> {
  problemAt: ProblemAt
}

/** Which documents the guest needs, with the data that they need; a company and the allowance exclude each other. */
function DocumentChoices({ flow, quote, problemAt }: DocumentChoicesProps) {
  const texts = useTexts()
  const draft = useDraft()
  return (
    <>
      <AllowanceFields flow={flow} quote={quote} problemAt={problemAt} />
      {!draft.wants_allowance && (
        <CheckField
          label={texts.guest.wantsAddress}
          checked={draft.wants_address}
          onChange={(event) => changeDraft({ wants_address: event.currentTarget.checked })}
        />
      )}
      {needsAddress(draft) && <AddressFields address={draft.address} problemAt={problemAt} />}
      {!draft.wants_allowance && (
        <CheckField
          label={texts.guest.wantsCompany}
          checked={draft.wants_company}
          onChange={(event) => changeDraft({ wants_company: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

/** A sentence of the summary is apart from its field, so it names the field. */
function summaryText(issue: FieldIssue, language: Language): string {
  const labels: Readonly<Record<string, string>> = bookingTexts[language].guest
  const label = labels[issue.path.split('.').at(-1) ?? '']
  const text = fieldText(issue, language)
  return label ? `${label}: ${text}` : text
}

export type ProblemAt = (path: string) => string | undefined

function GuestFields({ guest, problemAt }: { guest: GuestDraft; problemAt: ProblemAt }) {
  const texts = useTexts()
  const language = useLanguage()
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
    <div className={classes.grid}>
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
        {countriesIn(language).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function StayFields({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const language = useLanguage()
  const { arrival_time, note } = useDraft()
  if (flow.alone) return <NoteField note={note} />
  const times = arrivalTimes(checkInOf(flow), flow.settings.check_in_until, language)
  return (
    <div className={classes.stay}>
      <SelectField
        label={texts.guest.arrivalTime}
        optionalText={texts.guest.optional}
        value={arrival_time}
        onChange={(event) => changeDraft({ arrival_time: event.currentTarget.value })}
      >
        <option value="">{texts.guest.arrivalUnknown}</option>
        {times.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TaxExemptionField flow={flow} />
      <NoteField note={note} />
    </div>
  )
}

function NoteField({ note }: { note: string }) {
  const texts = useTexts()
  return (
    <TextAreaField
      label={texts.guest.note}
      optionalText={texts.guest.optional}
      help={texts.guest.noteHelp}
      maxLength={2000}
      value={note}
      onChange={(event) => changeDraft({ note: event.currentTarget.value })}
    />
  )
}
