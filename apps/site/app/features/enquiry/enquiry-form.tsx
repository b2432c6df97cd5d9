import { Button } from '@dvor/ui/button.tsx'
import { EmptyState } from '@dvor/ui/empty-state.tsx'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { ErrorSummary } from '../../core/forms/error-summary.tsx'
import { FormProblem } from '../../core/forms/form-problem.tsx'
import { useInitialFocus } from '../../core/forms/use-initial-focus.ts'
import type { EnquiryAnswer } from './enquiry-answer.ts'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { enquiryIssue, enquiryProblem, fieldLabel } from './enquiry-texts.ts'
import { enquiryWords, ownersWords } from './enquiry-words.ts'
import type { EnquiryWords } from './load-form.ts'
import classes from './enquiry.module.css'

interface EnquiryFormProps {
  words: EnquiryWords
  answer: EnquiryAnswer | undefined
  sent: boolean
  /** Path of the page, for a further message. */
  path: '/kontakt' | '/saly'
  submitLabel: string
  children: ReactNode
}

export const enquiryFieldId = (name: string): string => `dopyt-${name}`

/** A public form with the owner's words; works without scripts. */
export function EnquiryForm({ words: given, answer, sent, path, submitLabel, children }: EnquiryFormProps) {
  const texts = useWords(enquiryWords)
  const words = ownersWords(given, path, useLanguage())
  return (
    <section className="section page-width" id="formular">
      <div className={classes.enquiry}>
        <div className={classes.head}>
          <h2>{words.title}</h2>
          {words.intro && <p className="lead">{words.intro}</p>}
        </div>
        {sent && <Thanks text={words.success_text} path={path} />}
        {!sent && !words.active && (
          <EmptyState title={texts.closedTitle}>
            <p>{texts.closedText}</p>
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
  const texts = useWords(enquiryWords)
  const { state, formMethod } = useNavigation()
  return (
    <Form method="post" className={classes.form} noValidate preventScrollReset aria-label={words.title}>
      {answer && <Problems key={answer.tries} answer={answer} />}
      {children}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="dopyt-website">{texts.leaveEmpty}</label>
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

/** The owner's sentence about personal data; the name of the privacy page in it becomes a link. */
function Consent({ text }: { text: string }) {
  const { privacy: privacyPage } = useWords(enquiryWords)
  const [before = '', ...rest] = text.split(privacyPage)
  return (
    <p className={classes.consent}>
      {rest.length > 0 ? before : `${before} `}
      <Link to="/ochrana-osobnych-udajov">{privacyPage}</Link>
      {rest.join(privacyPage)}
    </p>
  )
}

/** All errors, above the form. */
function Problems({ answer }: { answer: EnquiryAnswer }) {
  const language = useLanguage()
  const texts = useWords(enquiryWords)
  const issues = [...new Set(answer.issues.map(({ path }) => path))].map((path) => ({
    id: enquiryFieldId(path),
    text: `${fieldLabel(path, language)}: ${enquiryIssue(answer, path, language) ?? ''}`,
  }))
  return (
    <>
      {answer.problem && (
        <FormProblem title={texts.failedTitle} text={enquiryProblem(answer.problem, language)} />
      )}
      {issues.length > 0 && <ErrorSummary title={texts.errorsTitle} issues={issues} />}
    </>
  )
}

function Thanks({ text, path }: { text: string | null; path: string }) {
  const texts = useWords(enquiryWords)
  const box = useInitialFocus<HTMLDivElement>()
  return (
    <div ref={box} className={classes.thanks} tabIndex={-1}>
      <p className={classes.thanksTitle}>{texts.sent}</p>
      <p>{text ?? texts.thanks}</p>
      <p>
        <Link to={`${path}#formular`}>{texts.another}</Link>
      </p>
    </div>
  )
}
