import type { SurveyView } from '@dvor/contract/guests/surveys.ts'
import { Button } from '@dvor/ui/button.tsx'
import { CheckField } from '@dvor/ui/field.tsx'
import { homeLanguage } from '@dvor/format/languages.ts'
import { lostSurvey, surveyWords } from '@dvor/texts/areas.ts'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ErrorCode, IssueCode } from '@dvor/contract/errors/errors.ts'
import type { Texts } from '@dvor/texts/texts.ts'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import { ErrorSummary } from '../../core/forms/error-summary.tsx'
import { FormProblem } from '../../core/forms/form-problem.tsx'
import { LinkButton } from '../../core/layout/link-button.tsx'
import type { FormWords, SurveyPageData } from './load-survey.ts'
import { QuestionField } from './question-field.tsx'
import { fieldId } from './question-props.ts'
import type { SurveyAnswer } from './send-answers.ts'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import classes from './survey.module.css'

interface SurveyPageProps extends SurveyPageData {
  answer: SurveyAnswer | undefined
}

/** The survey of a past guest: its questions, or thanks for the answers. */
export function SurveyPage({ survey, form, answer }: SurveyPageProps) {
  const language = useLanguage()
  const [lost, words] = [useWords(lostSurvey), useWords(surveyWords)]
  const [wasOpen] = useState(survey?.done === false)
  if (!survey) return <Note title={lost.title} text={lost.text} />
  const ownForm = language === homeLanguage ? form : null
  if (survey.done) return <Thanks form={ownForm} isNew={wasOpen} />
  if (!survey.open) return <Note title={words.closedTitle} text={words.closedText} />
  return (
    <article className={`${classes.survey} page-width`}>
      <header className={classes.head}>
        <p className={classes.greeting}>{words.greeting(survey.first_name)}</p>
        <h1>{ownForm?.title ?? words.title}</h1>
        <p className="lead">{ownForm?.intro ?? words.intro}</p>
      </header>
      <Questions survey={survey} form={ownForm} answer={answer} />
    </article>
  )
}

interface QuestionsProps {
  survey: SurveyView
  form: FormWords | null
  answer: SurveyAnswer | undefined
}

function Questions({ survey, form, answer }: QuestionsProps) {
  const { survey_questions: questions } = survey
  const words = useWords(surveyWords)
  const { state } = useNavigation()
  const errorOf = (id: string) => {
    const issue = answer?.issues.find(({ question }) => question === id)
    return issue && issueText(issue.code, words)
  }
  const issues = questions.flatMap(({ id, text }) => {
    const error = errorOf(id)
    return error ? [{ id: fieldId(id), text: `${text} ${error}` }] : []
  })
  return (
    <Form method="post" className={classes.form} noValidate preventScrollReset>
      {issues.length > 0 && <ErrorSummary key={answer?.tries} title={words.wrong} issues={issues} />}
      {answer && issues.length === 0 && answer.issues.length > 0 && (
        <FormProblem key={answer.tries} title={words.changedTitle} text={words.changedText} />
      )}
      {answer?.problem && (
        <FormProblem
          key={answer.tries}
          title={words.problemTitle}
          text={surveyProblem(answer.problem, words)}
        />
      )}
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={answer?.values[question.id]}
          error={errorOf(question.id)}
        />
      ))}
      <Consent survey={survey} form={form} answer={answer} />
      <input type="hidden" name="tries" value={answer?.tries ?? 0} />
      <p>
        <Button type="submit" size="large" busy={state !== 'idle'}>
          {words.send}
        </Button>
      </p>
    </Form>
  )
}

/** Names what the site would publish before the guest agrees; nothing is preset. */
function Consent({ survey: { survey_questions }, form, answer }: QuestionsProps) {
  const words = useWords(surveyWords)
  const siteQuestions = survey_questions.filter(({ on_site }) => on_site)
  if (siteQuestions.length === 0) return null
  return (
    <div className={classes.consent}>
      <CheckField
        name="publish_consent"
        value="yes"
        label={form?.consent_text ?? words.consent}
        help={words.published(siteQuestions.filter(({ kind }) => kind === 'text').map(({ text }) => text))}
        defaultChecked={answer?.consent}
      />
    </div>
  )
}

interface ThanksProps extends Pick<QuestionsProps, 'form'> {
  /**
   * Whether the answers were sent from this page just now; the focus then moves to the heading, because the form is
   * gone.
   */
  isNew: boolean
}

function Thanks({ form, isNew }: ThanksProps) {
  const words = useWords(surveyWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section className={`${classes.survey} ${classes.isEnd} page-width`}>
      <h1 ref={heading} tabIndex={-1}>
        {words.thanks}
      </h1>
      <p className="lead">{form?.success_text ?? words.thanksText}</p>
      <p className={classes.ways}>
        <LinkButton to="/rezervacia">{words.book}</LinkButton>
        <LinkButton to="/" variant="quiet">
          {words.home}
        </LinkButton>
      </p>
    </section>
  )
}

function Note({ title, text }: { title: string; text: string }) {
  return (
    <section className={`${classes.survey} ${classes.isEnd} page-width`}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <ContactLine />
    </section>
  )
}

type SurveyWords = Texts['surveyWords']

/** Explains why the answers were not accepted; everything typed is kept. */
function surveyProblem(code: ErrorCode, { problems, closedText }: SurveyWords): string {
  if (code === 'not_available') return closedText
  return code === 'rate_limited' || code === 'invalid' ? problems[code] : problems.other
}

/** Explains what is wrong with one answer. */
const issueText = (code: IssueCode, { missing, unfit }: SurveyWords): string =>
  code === 'required' ? missing : unfit
