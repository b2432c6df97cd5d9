import { maxAnswerLength, yesNoValues, ratingValues } from '@dvor/contract/guests/surveys.ts'
import { surveyWords } from '@dvor/texts/areas.ts'
import type { ReactNode } from 'react'
import { Star } from '../ratings/star.tsx'
import { fieldId, type QuestionProps } from './question-props.ts'
import classes from './survey.module.css'
import { useWords } from '../../core/language/use-language.ts'

const errorId = (question: string) => `chyba-${question}`

/** One question with the control of its kind; works without scripts. */
export function QuestionField(props: QuestionProps) {
  const { kind } = props.question
  if (kind === 'text') return <WordsField {...props} />
  return (
    <fieldset
      className={classes.question}
      aria-describedby={props.error ? errorId(props.question.id) : undefined}
      data-invalid={props.error ? true : undefined}
    >
      <legend>
        <Label {...props} />
      </legend>
      {kind === 'rating' ? <StarField {...props} /> : <ChoiceField {...props} />}
      <ErrorLine {...props} />
    </fieldset>
  )
}

/** One to five stars as radio buttons, which keyboards, screen readers and pages without scripts support. */
function StarField({ question, value }: QuestionProps) {
  const words = useWords(surveyWords)
  return (
    <div className={classes.stars}>
      <span className={classes.end} aria-hidden="true">
        {words.worst}
      </span>
      {ratingValues.map((stars, index) => (
        <label key={stars} className={classes.star}>
          <input
            type="radio"
            id={index === 0 ? fieldId(question.id) : undefined}
            name={question.id}
            value={stars}
            required={question.required}
            defaultChecked={value === stars}
          />
          <Star />
          <span className="visually-hidden">{words.stars[index]}</span>
        </label>
      ))}
      <span className={classes.end} aria-hidden="true">
        {words.best}
      </span>
    </div>
  )
}

function Label({ question }: QuestionProps): ReactNode {
  const { required } = useWords(surveyWords)
  return (
    <>
      {question.text}
      {question.required && <span className={classes.required}> {required}</span>}
    </>
  )
}

function ErrorLine({ question, error }: QuestionProps) {
  return (
    error && (
      <p className="ui-field__error" id={errorId(question.id)}>
        {error}
      </p>
    )
  )
}

function ChoiceField({ question, value }: QuestionProps) {
  const words = useWords(surveyWords)
  const offered =
    question.kind === 'yes_no'
      ? yesNoValues.map((one) => ({ value: one, label: one === 'Áno' ? words.yes : words.no }))
      : question.options
  return (
    <div className={classes.choices}>
      {offered.map((one, index) => (
        <label key={one.value} className={classes.choice}>
          <input
            type="radio"
            id={index === 0 ? fieldId(question.id) : undefined}
            name={question.id}
            value={one.value}
            required={question.required}
            defaultChecked={value === one.value}
          />
          {one.label}
        </label>
      ))}
    </div>
  )
}

function WordsField(props: QuestionProps) {
  const { question, value, error } = props
  const inputId = fieldId(question.id)
  return (
    <div className={classes.question} data-invalid={error ? true : undefined}>
      <label htmlFor={inputId} className={classes.label}>
        <Label {...props} />
      </label>
      <textarea
        id={inputId}
        name={question.id}
        className="ui-input"
        rows={4}
        maxLength={maxAnswerLength}
        required={question.required}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId(question.id) : undefined}
      />
      <ErrorLine {...props} />
    </div>
  )
}
