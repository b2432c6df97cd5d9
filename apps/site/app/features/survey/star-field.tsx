import { ratingValues } from '@dvor/contract/guests/surveys.ts'
import { Star } from '../ratings/star.tsx'
import { fieldId, type QuestionProps } from './question-props.ts'
import { surveyWords } from './survey-texts.ts'
import classes from './survey.module.css'

/** One to five stars as radio buttons, which keyboards, screen readers and pages without scripts support. */
export function StarField({ question, language, value }: QuestionProps) {
  const words = surveyWords[language]
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
