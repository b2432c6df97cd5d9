import type { ReactNode } from 'react'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { Language } from '@dvor/format/languages.ts'
import { bookingTexts } from '@dvor/texts/areas.ts'
import { ErrorSummary } from '../../../core/forms/error-summary.tsx'
import { fieldText } from '../../../core/forms/problem-text.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { StepHeading } from '../frame/step-heading.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { useDraft } from '../flow/use-draft.ts'
import type { Quoted } from '../flow/use-quote.ts'
import { useTexts } from '../flow/use-texts.ts'
import { AddressFields } from './address-fields.tsx'
import { AllowanceFields } from './allowance-fields.tsx'
import { GuestFields } from './guest-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { useGuestIssues, type Tries } from './use-guest-issues.ts'
import classes from './guest-fields.module.css'

interface GuestFormProps {
  flow: FlowData
  quote: Quoted
  tries: Tries
  /** Whether the owner confirms the booking before anything is paid. */
  approval: boolean
  /** The extras, between the details and what only some guests fill in. */
  children: ReactNode
}

/** The guest's details. Enter in a field does nothing, because only the labelled button may order. */
export function GuestForm({ flow, quote, tries, approval, children }: GuestFormProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { wants_allowance } = useDraft('wants_allowance')
  const issues = useGuestIssues(tries)
  const problemAt = (path: string) => {
    const issue = issues.find((one) => one.path === path)
    return issue && fieldText(issue, language)
  }
  return (
    <form className={classes.guestForm} noValidate onSubmit={(event) => event.preventDefault()}>
      <StepHeading>{texts.guest.heading}</StepHeading>
      <p className={classes.lead}>{texts.guest.lead}</p>
      {issues.length > 0 && (
        <ErrorSummary
          key={tries.times}
          title={texts.guest.errorsTitle}
          issues={namedProblems(issues, language)}
        />
      )}
      <GuestFields problemAt={problemAt} />
      {children}
      <AllowanceFields {...{ flow, quote, problemAt }} />
      {wants_allowance && <AddressFields problemAt={problemAt} />}
      <MoreFields {...{ flow, quote, approval, problemAt }} />
    </form>
  )
}

/** Id of a field by the order's path, `guest.email` or `company.ico`. */
const fieldId = (path: string) => path.replace('.', '-')

/** The errors for the summary above the form, each with its field's name, because it stands apart from the field. */
function namedProblems(issues: readonly FieldIssue[], language: Language) {
  const labels: Readonly<Record<string, string>> = bookingTexts[language].guest
  return issues.map((issue) => {
    const label = labels[issue.path.split('.').at(-1) ?? '']
    const text = fieldText(issue, language)
    return { id: fieldId(issue.path), text: label ? `${label}: ${text}` : text }
  })
}
