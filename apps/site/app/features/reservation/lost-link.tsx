import { Button } from '@dvor/ui/button.tsx'
import { EmptyState, ErrorState } from '@dvor/ui/empty-state.tsx'
import { TextField } from '@dvor/ui/field.tsx'
import { Form, useNavigation } from 'react-router'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import { fieldText, problemText } from '../../core/forms/problem-text.ts'
import type { ResendAnswer } from './resend-link.ts'
import { useReservationWords } from './texts/reservation-texts.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import formClasses from '../../core/forms/form-page.module.css'
import classes from './styles/reservation.module.css'

interface LostLinkProps {
  answer: ResendAnswer | undefined
  /** Heading and introduction. */
  intro: { title: string; text: string }
}

/** Form that sends a reservation's link again; its answer does not tell whether number and e-mail match. */
export function LostLink({ answer, intro }: LostLinkProps) {
  const words = useReservationWords()
  const language = useLanguage()
  return (
    <section className={`${formClasses.page} page-width`}>
      <header className={formClasses.head}>
        <h1>{intro.title}</h1>
        <p className="lead">{intro.text}</p>
      </header>
      {answer?.problem && (
        <ErrorState title={words.page.problemTitle}>
          <p role="alert">{problemText(answer.problem, language)}</p>
        </ErrorState>
      )}
      {answer?.sent ? (
        <output>
          <EmptyState title={words.unknown.sentTitle}>
            <p>{words.unknown.sentText}</p>
          </EmptyState>
        </output>
      ) : (
        <ResendForm fields={answer?.fields ?? []} />
      )}
      <ContactLine />
    </section>
  )
}

function ResendForm({ fields }: { fields: readonly string[] }) {
  const words = useReservationWords()
  const language = useLanguage()
  const { state } = useNavigation()
  const errorOf = (path: string) =>
    fields.includes(path) ? fieldText({ path, code: 'invalid_format' }, language) : undefined
  return (
    <Form method="post" className={classes.lostLink} noValidate>
      <input type="hidden" name="intent" value="resend" />
      <TextField
        label={words.unknown.number}
        name="number"
        required
        maxLength={20}
        error={errorOf('number')}
      />
      <TextField
        label={words.unknown.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errorOf('email')}
      />
      <Button type="submit" busy={state === 'submitting'}>
        {words.unknown.submit}
      </Button>
    </Form>
  )
}
