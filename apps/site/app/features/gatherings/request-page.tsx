import { gatheringPaths } from '@dvor/contract/reservations/gatherings.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { Button } from '@dvor/ui/button.tsx'
import { TextField } from '@dvor/ui/field.tsx'
import { Form, Link, useNavigation } from 'react-router'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import { ErrorSummary } from '../../core/forms/error-summary.tsx'
import { FormProblem } from '../../core/forms/form-problem.tsx'
import { problemText } from '../../core/forms/problem-text.ts'
import { useFormats } from '../../core/language/formats.ts'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { flowPath } from '../search/search-params.ts'
import type { RequestData } from './load-request.ts'
import {
  isFree,
  OrganiserFields,
  requestFieldId,
  RoomFields,
  useRequestField,
  type RequestFieldsProps,
} from './request-fields.tsx'
import { requestWords } from './request-words.ts'
import { RequestSent } from './request-sent.tsx'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './gatherings.module.css'

/** The organiser's form: the days, then the free rooms and the contact; works without scripts. */
export function RequestPage({ data, answer }: { data: RequestData; answer: RequestFieldsProps['answer'] }) {
  const words = useWords(requestWords)
  if (answer?.sent) return <RequestSent sent={answer.sent} data={data} />
  if (!data.rules) return <NotOffered contact={data.contact} />
  const isKnown = data.from !== null && data.to !== null && data.from < data.to
  return (
    <article className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1>{words.heading}</h1>
        <p className="lead">{words.intro}</p>
        <Rules rules={data.rules} />
      </header>
      {isKnown ? <Rooms data={data} answer={answer} /> : <Days data={data} />}
      {data.contact && <ContactLine settings={data.contact} />}
    </article>
  )
}

function Rules({ rules: { leadDays, hours } }: { rules: NonNullable<RequestData['rules']> }) {
  const words = useWords(requestWords)
  const { countOf } = useFormats()
  return (
    <p className={classes.small}>
      {words.held(countOf(hours, 'hour'))} {words.lead(countOf(leadDays, 'day'))}
    </p>
  )
}

/** Asks for the days by the address, so that the rooms are those that are free. */
function Days({ data: { earliest, from, to } }: { data: RequestData }) {
  const words = useWords(requestWords)
  return (
    <Form method="get" className={formClasses.fields}>
      <fieldset className={formClasses.fields}>
        <legend>{words.days}</legend>
        <div className={formClasses.pair}>
          <TextField
            name="from"
            type="date"
            label={words.labels.arrival}
            min={earliest}
            defaultValue={from ?? ''}
            required
          />
          <TextField
            name="to"
            type="date"
            label={words.labels.departure}
            min={earliest}
            defaultValue={to ?? ''}
            required
          />
        </div>
      </fieldset>
      <p>
        <Button type="submit" size="large">
          {words.showRooms}
        </Button>
      </p>
    </Form>
  )
}

function Rooms({ data, answer }: RequestFieldsProps) {
  const words = useWords(requestWords)
  const { formatDayRange, nights } = useFormats()
  const { from, to, rooms, rules } = data
  const isPossible = rooms.filter(isFree).length >= (rules?.leastRooms ?? 0)
  return (
    <>
      <div className={classes.line}>
        <span>
          <strong>{from && to && formatDayRange(from, to)}</strong> ·{' '}
          {from && to && nights(daysBetween(from, to))}
        </span>
        <Link to={gatheringPaths.shared}>{words.otherDays}</Link>
      </div>
      {isPossible ? <RequestForm data={data} answer={answer} /> : <NoneFree data={data} />}
    </>
  )
}

function NoneFree({ data: { from, to } }: { data: RequestData }) {
  const words = useWords(requestWords)
  return (
    <>
      <p>{words.noneFree}</p>
      <p>
        <LinkButton to={flowPath({ from, to })} variant="quiet">
          {words.search}
        </LinkButton>
      </p>
    </>
  )
}

function RequestForm({ data, answer }: RequestFieldsProps) {
  const words = useWords(requestWords)
  const { state } = useNavigation()
  return (
    <Form method="post" className={formClasses.form} noValidate preventScrollReset aria-label={words.title}>
      {answer && <Problems key={answer.tries} answer={answer} />}
      <input type="hidden" name="arrival" value={data.from ?? ''} />
      <input type="hidden" name="departure" value={data.to ?? ''} />
      <RoomFields data={data} answer={answer} />
      <OrganiserFields data={data} answer={answer} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={requestFieldId('website')}>{words.leaveEmpty}</label>
        <input id={requestFieldId('website')} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="tries" value={answer?.tries ?? 0} />
      <p className={classes.small}>
        {words.freeOfCharge} <Link to="/ochrana-osobnych-udajov">{words.privacy}</Link>
      </p>
      <p>
        <Button type="submit" size="large" busy={state === 'submitting'}>
          {words.submit}
        </Button>
      </p>
    </Form>
  )
}

/** All errors, above the form. */
function Problems({ answer }: { answer: NonNullable<RequestFieldsProps['answer']> }) {
  const { labels, reasons, failedTitle, errorsTitle } = useWords(requestWords)
  const language = useLanguage()
  const field = useRequestField({ answer })
  const { problem, reason } = answer
  const names = Object.keys(labels) as (keyof typeof labels)[]
  const issues = names.flatMap((name) => {
    const { error } = field(name)
    return error ? [{ id: requestFieldId(name), text: `${labels[name]}: ${error}` }] : []
  })
  return (
    <>
      {problem && (
        <FormProblem title={failedTitle} text={reason ? reasons[reason] : problemText(problem, language)} />
      )}
      {issues.length > 0 && <ErrorSummary title={errorsTitle} issues={issues} />}
    </>
  )
}

function NotOffered({ contact }: Pick<RequestData, 'contact'>) {
  const words = useWords(requestWords)
  return (
    <section className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1>{words.notOfferedTitle}</h1>
        <p className="lead">{words.notOffered}</p>
      </header>
      <p>
        <LinkButton to="/rezervacia">{words.search}</LinkButton>
      </p>
      {contact && <ContactLine settings={contact} />}
    </section>
  )
}
