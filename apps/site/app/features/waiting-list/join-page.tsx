import { Button } from '@dvor/ui/button.tsx'
import { CheckField } from '@dvor/ui/field.tsx'
import { Form, Link, useNavigation } from 'react-router'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import { ErrorSummary } from '../../core/forms/error-summary.tsx'
import { FormProblem } from '../../core/forms/form-problem.tsx'
import { problemText } from '../../core/forms/problem-text.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { flowPath } from '../search/search-params.ts'
import { GuestFields, joinFieldId, StayFields, useJoinField, type JoinFieldsProps } from './join-fields.tsx'
import { JoinSent } from './join-sent.tsx'
import { waitingWords } from './waiting-words.ts'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './waiting-list.module.css'

/** The form of the waiting list; works without scripts. */
export function JoinPage({ data, answer }: JoinFieldsProps) {
  if (answer?.sent) return <JoinSent sent={answer.sent} data={data} />
  return <JoinForm data={data} answer={answer} />
}

function JoinForm({ data, answer }: JoinFieldsProps) {
  const { join } = useWords(waitingWords)
  const { state } = useNavigation()
  const { id, name, error } = useJoinField({ data, answer })('consent')
  return (
    <article className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1>{join.heading}</h1>
        <p className="lead">{join.intro}</p>
      </header>
      <Form method="post" className={formClasses.form} noValidate preventScrollReset aria-label={join.title}>
        {answer && <Problems key={answer.tries} data={data} answer={answer} />}
        <StayFields data={data} answer={answer} />
        <GuestFields data={data} answer={answer} />
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="poradovnik-website">{join.leaveEmpty}</label>
          <input id="poradovnik-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name="tries" value={answer?.tries ?? 0} />
        <CheckField
          id={id}
          name={name}
          value="yes"
          label={join.consent}
          error={error}
          defaultChecked={answer?.values['consent'] === 'yes'}
          required
        />
        <p className={classes.small}>
          <Link to="/ochrana-osobnych-udajov">{join.privacy}</Link>
        </p>
        <p>
          <Button type="submit" size="large" busy={state === 'submitting'}>
            {join.submit}
          </Button>
        </p>
      </Form>
      {data.contact && <ContactLine settings={data.contact} />}
    </article>
  )
}

/** All errors, above the form. */
function Problems({ data, answer }: JoinFieldsProps) {
  const { join, labels, reasons, toBooking } = useWords(waitingWords)
  const language = useLanguage()
  const field = useJoinField({ data, answer })
  if (!answer) return null
  const { problem, reason, values } = answer
  const names = Object.keys(labels) as (keyof typeof labels)[]
  const issues = names.flatMap((name) => {
    const { error } = field(name)
    return error ? [{ id: joinFieldId(name), text: `${labels[name]}: ${error}` }] : []
  })
  const { arrival: from, departure: to, adults } = values
  return (
    <>
      {problem && (
        <FormProblem
          title={join.failedTitle}
          text={reason ? reasons[reason] : problemText(problem, language)}
        >
          {reason === 'free' && (
            <LinkButton to={flowPath({ from, to, adults: Number(adults) || 2 })} variant="accent">
              {toBooking}
            </LinkButton>
          )}
        </FormProblem>
      )}
      {issues.length > 0 && <ErrorSummary title={join.errorsTitle} issues={issues} />}
    </>
  )
}
