import { EmptyState } from '@dvor/ui/empty-state.tsx'
import { homeLanguage } from '@dvor/format/languages.ts'
import { enquiryPageWords, enquiryWords } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StepList, type Step } from '../../core/guest-page/step-list.tsx'
import { problemText } from '../../core/forms/problem-text.ts'
import { useInitialFocus } from '../../core/forms/use-initial-focus.ts'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import type { EnquiryAnswer } from './enquiry-answer.ts'
import { enquiryId } from './enquiry-fields.tsx'
import { GuestForm } from './guest-form.tsx'
import type { EnquiryWords } from './load-form.ts'
import classes from './enquiry.module.css'

interface EnquiryFormProps {
  words: EnquiryWords
  answer: EnquiryAnswer | undefined
  sent: boolean
  /** Path of the page, for a further message. */
  path: '/kontakt' | '/saly'
  submitLabel: string
  /** Text about the next step. */
  steps?: readonly Step[]
  children: ReactNode
}

/** A public form with the owner's words; works without scripts. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { answer, sent, path, submitLabel, steps, children } = props
  const texts = useWords(enquiryWords)
  const language = useLanguage()
  const ours = useWords(enquiryPageWords)[path]
  const words = language === homeLanguage ? props.words : { ...ours, active: props.words.active }
  const ownProblems: Readonly<Partial<Record<string, string>>> = texts.problems
  return (
    <section className="section page-width" id="formular">
      <div className={classes.enquiry}>
        <div className={classes.head}>
          <h2>{words.title}</h2>
          {words.intro && <p className="lead">{words.intro}</p>}
          {steps && (
            <div className={classes.steps}>
              <StepList steps={steps} />
            </div>
          )}
        </div>
        {sent && <Thanks text={words.success_text} path={path} />}
        {!sent && !words.active && (
          <EmptyState title={texts.closedTitle}>
            <p>{texts.closedText}</p>
          </EmptyState>
        )}
        {!sent && words.active && (
          <GuestForm
            id={enquiryId}
            title={words.title}
            words={texts}
            answer={answer}
            problem={{
              title: texts.failedTitle,
              text: (code) => ownProblems[code] ?? problemText(code, language),
            }}
            submit={submitLabel}
            closing={words.consent_text && <Consent text={words.consent_text} />}
          >
            {children}
          </GuestForm>
        )}
      </div>
    </section>
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
