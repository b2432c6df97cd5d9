import { Button } from '@dvor/ui/button.tsx'
import { requestWords } from '@dvor/texts/areas.ts'
import { Form, Link } from 'react-router'
import { cardClass, FormSection } from '../../core/forms/form-card.tsx'
import { GuestPage } from '../../core/guest-page/guest-page.tsx'
import { problemText } from '../../core/forms/problem-text.ts'
import { useFormats } from '../../core/language/formats.ts'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { DayFields } from '../calendar/sheet/day-fields.tsx'
import { formFieldId } from '../enquiry/form-field.ts'
import { GuestForm } from '../enquiry/guest-form.tsx'
import { flowPath } from '../search/search-params.ts'
import type { RequestData } from './load-request.ts'
import { isFree, OrganiserFields, requestId, RoomFields, type RequestFieldsProps } from './request-fields.tsx'
import { RequestSent } from './request-sent.tsx'
import classes from './gatherings.module.css'

/** The organiser's form: the days, then the free rooms and the contact; works without scripts. */
export function RequestPage({ data, answer }: RequestFieldsProps) {
  const words = useWords(requestWords)
  const { countOf } = useFormats()
  const { rules, picture, from, to } = data
  if (answer?.sent) return <RequestSent sent={answer.sent} data={data} />
  if (!rules)
    return (
      <GuestPage title={words.notOfferedTitle} lead={words.notOffered} picture={picture}>
        <p>
          <LinkButton to="/rezervacia">{words.search}</LinkButton>
        </p>
      </GuestPage>
    )
  return (
    <GuestPage
      title={words.heading}
      lead={words.intro}
      steps={words.steps(countOf(rules.hours, 'hour'))}
      picture={picture}
    >
      <Days key={`${from} ${to}`} data={data} lead={words.lead(countOf(rules.leadDays, 'day'))} />
      {from && to && from < to && <Rooms data={data} answer={answer} />}
    </GuestPage>
  )
}

const loadSheet = () => import('./gathering-sheet.tsx').then(({ GatheringSheet }) => GatheringSheet)

/** Asks for the days by the address, so that the rooms are those that are free. */
function Days({ data: { earliest, from, to }, lead }: { data: RequestData; lead: string }) {
  const words = useWords(requestWords)
  const field = (name: 'from' | 'to', label: string, day: string | null) => ({
    id: formFieldId(requestId, name),
    name,
    label,
    defaultValue: day ?? '',
    required: true,
  })
  return (
    <Form method="get" className={cardClass} preventScrollReset aria-label={words.days}>
      <FormSection title={words.days} text={lead}>
        <DayFields
          fields={[field('from', words.labels.arrival, from), field('to', words.labels.departure, to)]}
          first={earliest}
          least={1}
          label={words.openSheet}
          load={loadSheet}
        />
        <p>
          <Button type="submit" {...(from && to ? { variant: 'quiet' } : { size: 'large' })}>
            {words.showRooms}
          </Button>
        </p>
      </FormSection>
    </Form>
  )
}

/** The form of the rooms, where enough are free. */
function Rooms({ data, answer }: RequestFieldsProps) {
  const words = useWords(requestWords)
  const { from, to, rooms, rules } = data
  if (rooms.filter(isFree).length >= (rules?.leastRooms ?? 0))
    return <RequestForm data={data} answer={answer} />
  return (
    <div className={cardClass}>
      <p>{words.noneFree}</p>
      <p>
        <LinkButton to={flowPath({ from, to })} variant="quiet">
          {words.search}
        </LinkButton>
      </p>
    </div>
  )
}

function RequestForm({ data, answer }: RequestFieldsProps) {
  const words = useWords(requestWords)
  const language = useLanguage()
  const reason = answer?.reason
  return (
    <GuestForm
      id={requestId}
      title={words.title}
      words={words}
      answer={answer}
      problem={{
        title: words.failedTitle,
        text: (code) => (reason ? words.reasons[reason] : problemText(code, language)),
      }}
      submit={words.submit}
      closing={
        <p className={classes.small}>
          {words.freeOfCharge} <Link to="/ochrana-osobnych-udajov">{words.privacy}</Link>
        </p>
      }
    >
      <input type="hidden" name="arrival" value={data.from ?? ''} />
      <input type="hidden" name="departure" value={data.to ?? ''} />
      <RoomFields data={data} answer={answer} />
      <OrganiserFields data={data} answer={answer} />
    </GuestForm>
  )
}
