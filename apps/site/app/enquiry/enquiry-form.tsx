import { Button } from '@dvor/ui/button.tsx'
import { EmptyState, ErrorState } from '@dvor/ui/empty-state.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { ErrorSummary } from '../booking/error-summary.tsx'
import type { EnquiryAnswer } from './enquiry-answer.ts'
import { enquiryIssue, enquiryProblem, fieldLabels } from './enquiry-texts.ts'
import type { EnquiryWords } from './load-form.ts'
import '../booking/flow.css'
import './enquiry.css'

interface EnquiryFormProps {
  words: EnquiryWords
  answer: EnquiryAnswer | undefined
  sent: boolean
  /** Where the page stands, for a further message. */
  path: '/kontakt' | '/saly'
  submitLabel: string
  children: ReactNode
}

export const enquiryFieldId = (name: string): string => `dopyt-${name}`

/** A public form with the owner's words: a plain one underneath, so that it needs no scripts. */
export function EnquiryForm({ words, answer, sent, path, submitLabel, children }: EnquiryFormProps) {
  return (
    <section className="section page-width" id="formular">
      <div className="enquiry">
        <div className="enquiry__head">
          <h2>{words.title}</h2>
          {words.intro && <p className="lead">{words.intro}</p>}
        </div>
        {sent && <Thanks text={words.success_text} path={path} />}
        {!sent && !words.active && (
          <EmptyState title="Formulár je teraz zatvorený.">
            <p>Zavolajte nám, prosím, alebo napíšte e-mail.</p>
          </EmptyState>
        )}
        {!sent && words.active && (
          <OpenForm words={words} answer={answer} submitLabel={submitLabel}>
            {children}
          </OpenForm>
        )}
      </div>
    </section>
  )
}

type OpenFormProps = Pick<EnquiryFormProps, 'words' | 'answer' | 'submitLabel' | 'children'>

function OpenForm({ words, answer, submitLabel, children }: OpenFormProps) {
  const { state, formMethod } = useNavigation()
  return (
    <Form method="post" className="enquiry__form" noValidate preventScrollReset aria-label={words.title}>
      {answer && <Problems key={answer.tries} answer={answer} />}
      {children}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="dopyt-website">Nevypĺňajte</label>
        <input id="dopyt-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="tries" value={answer?.tries ?? 0} />
      {words.consent_text && <Consent text={words.consent_text} />}
      <p>
        <Button type="submit" size="large" busy={state !== 'idle' && formMethod === 'POST'}>
          {submitLabel}
        </Button>
      </p>
    </Form>
  )
}

const privacyPage = 'Ochrana osobných údajov'

/** The owner's sentence about personal data; where it names the page about them, the name leads there. */
function Consent({ text }: { text: string }) {
  const [before = '', ...rest] = text.split(privacyPage)
  return (
    <p className="enquiry__consent">
      {rest.length > 0 ? before : `${before} `}
      <Link to="/ochrana-osobnych-udajov">{privacyPage}</Link>
      {rest.join(privacyPage)}
    </p>
  )
}

/** All that is wrong, on top of the form. */
function Problems({ answer }: { answer: EnquiryAnswer }) {
  const issues = [...new Set(answer.issues.map(({ path }) => path))].map((path) => ({
    id: enquiryFieldId(path),
    text: `${fieldLabels[path] ?? path}: ${enquiryIssue(answer, path) ?? ''}`,
  }))
  return (
    <>
      {answer.problem && (
        <ErrorState title="Správa sa neodoslala">
          <p role="alert">{enquiryProblem(answer.problem)}</p>
        </ErrorState>
      )}
      {issues.length > 0 && <ErrorSummary title="Ešte treba opraviť:" issues={issues} />}
    </>
  )
}

function Thanks({ text, path }: { text: string | null; path: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="enquiry__thanks" tabIndex={-1}>
      <p className="enquiry__thanks-title">Odoslané</p>
      <p>{text ?? 'Ďakujeme, čoskoro sa ozveme.'}</p>
      <p>
        <Link to={`${path}#formular`}>Napísať ďalšiu správu</Link>
      </p>
    </div>
  )
}
