import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { maxAnswerLength } from '../../guests/surveys.ts'

/** Answers of guests, one row per question; written by their reply alone. */
export const surveyAnswers = declare({
  name: 'survey-answers',
  label: { one: 'Odpoveď', many: 'Odpovede v dotazníku' },
  adminPath: '/survey-answers',
  operations: ['list', 'count', 'single', 'delete'],
  titleField: 'question_text',
  sort: 'createdAt:DESC,survey:ASC,position:ASC',
  fields: {
    survey: f.relation('surveys', {
      label: 'Hosť',
      required: true,
      readOnly: true,
      nested: true,
      inList: true,
    }),
    survey_question: f.relation('survey-questions', {
      label: 'Otázka',
      required: true,
      readOnly: true,
      nested: true,
    }),
    question_text: f.text({
      label: 'Otázka',
      required: true,
      readOnly: true,
      inList: true,
      help: 'Tak, ako sme sa vtedy opýtali.',
    }),
    value: f.longtext({
      label: 'Odpoveď',
      required: true,
      readOnly: true,
      inList: true,
      help: `Najviac ${maxAnswerLength} znakov.`,
    }),
    position: f.count({ label: 'Poradie v dotazníku', default: 0, readOnly: true }),
  },
})
