import { CheckField } from '@dvor/ui/field.tsx'
import { waitingWords } from '@dvor/texts/areas.ts'
import { Link } from 'react-router'
import { GuestPage } from '../../core/guest-page/guest-page.tsx'
import { problemText } from '../../core/forms/problem-text.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { GuestForm } from '../enquiry/guest-form.tsx'
import { flowPath } from '../search/search-params.ts'
import {
  GuestFields,
  joinId,
  RoomFields,
  StayFields,
  useJoinField,
  type JoinFieldsProps,
} from './join-fields.tsx'
import { JoinSent } from './join-sent.tsx'
import { partyOf } from './party-fields.tsx'
import classes from './waiting-list.module.css'

/** The form of the waiting list, or the mailbox to which the link to the entry went; works without scripts. */
export function JoinPage({ data, answer }: JoinFieldsProps) {
  const { join } = useWords(waitingWords)
  if (answer?.sent) return <JoinSent sent={answer.sent} data={data} />
  return (
    <GuestPage title={join.heading} lead={join.intro} steps={join.steps} picture={data.picture}>
      <JoinForm data={data} answer={answer} />
    </GuestPage>
  )
}

function JoinForm({ data, answer }: JoinFieldsProps) {
  const words = useWords(waitingWords)
  const language = useLanguage()
  const { id, name, error, defaultValue } = useJoinField({ data, answer })('consent')
  const { join, reasons } = words
  const reason = answer?.reason
  return (
    <GuestForm
      id={joinId}
      title={join.title}
      words={words}
      answer={answer}
      problem={{
        title: join.failedTitle,
        text: (code) => (reason ? reasons[reason] : problemText(code, language)),
        way: reason === 'free' && <ToBooking values={answer?.values ?? {}} />,
      }}
      submit={join.submit}
      closing={
        <>
          <CheckField
            id={id}
            name={name}
            value="yes"
            label={join.consent}
            error={error}
            defaultChecked={defaultValue === 'yes'}
            required
          />
          <p className={classes.small}>
            <Link to="/ochrana-osobnych-udajov">{join.privacy}</Link>
          </p>
        </>
      }
    >
      <StayFields data={data} answer={answer} />
      <RoomFields data={data} answer={answer} />
      <GuestFields data={data} answer={answer} />
    </GuestForm>
  )
}

function ToBooking({ values }: { values: Readonly<Record<string, string>> }) {
  const { toBooking } = useWords(waitingWords)
  const { arrival: from, departure: to, adults = '', children_ages: ages = '' } = values
  return (
    <LinkButton to={flowPath({ ...partyOf({ adults, ages }), from, to })} variant="accent">
      {toBooking}
    </LinkButton>
  )
}
