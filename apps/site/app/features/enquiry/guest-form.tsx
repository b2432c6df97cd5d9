import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import { Button } from '@dvor/ui/button.tsx'
import { enquiryFormWords } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '../../core/forms/error-summary.tsx'
import { cardClass, FormClose } from '../../core/forms/form-card.tsx'
import { FormProblem } from '../../core/forms/form-problem.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { useFormField, type FormProps } from './form-field.ts'

interface GuestFormProps<Name extends string> extends FormProps<Name> {
  /** Name of the form for screen readers. */
  title: string
  /** Why a form was refused where no field is wrong; the children of the sentence lead on. */
  problem: { title: string; text: (code: ErrorCode) => string; way?: ReactNode }
  submit: string
  /** Stands above the button. */
  closing: ReactNode
  children: ReactNode
}

/** A public form on a card; works without scripts, and shows what was refused with everything that was typed. */
export function GuestForm<Name extends string>(form: GuestFormProps<Name>) {
  const { id, title, answer, submit, closing, children } = form
  const { leaveEmpty } = useWords(enquiryFormWords)
  const { state, formMethod } = useNavigation()
  return (
    <Form method="post" className={cardClass} noValidate preventScrollReset aria-label={title}>
      {answer && <FormProblems key={answer.tries} {...form} answer={answer} />}
      {children}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}-website`}>{leaveEmpty}</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="tries" value={answer?.tries ?? 0} />
      <FormClose>
        {closing}
        <Button type="submit" size="large" busy={state !== 'idle' && formMethod === 'POST'}>
          {submit}
        </Button>
      </FormClose>
    </Form>
  )
}

interface ProblemsProps<Name extends string> extends Pick<GuestFormProps<Name>, 'id' | 'words' | 'problem'> {
  answer: NonNullable<GuestFormProps<Name>['answer']>
  /** Stands above the fields that are wrong. */
  issuesTitle?: string
}

/** All errors, above the form. */
export function FormProblems<Name extends string>(props: ProblemsProps<Name>) {
  const { errorsTitle } = useWords(enquiryFormWords)
  const { id, words, answer, problem, issuesTitle = errorsTitle } = props
  const field = useFormField({ id, words, answer })
  const names = Object.keys(words.labels) as Name[]
  const issues = names.flatMap((name) => {
    const { id: target, label, error } = field(name)
    return error ? [{ id: target, text: `${label}: ${error}` }] : []
  })
  return (
    <>
      {answer.problem && (
        <FormProblem title={problem.title} text={problem.text(answer.problem)}>
          {problem.way}
        </FormProblem>
      )}
      {issues.length > 0 && <ErrorSummary title={issuesTitle} issues={issues} />}
    </>
  )
}
