import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { maxAnswerLength } from '../../guests/surveys.ts'

/** Answers of guests, one row per question; written by their reply alone. */
export const surveyAnswers = declare({
  name: 'survey-answers',
  label: { one: { sk: 'Odpoveď', en: 'Answer' }, many: { sk: 'Odpovede v dotazníku', en: 'Survey answers' } },
  adminPath: '/survey-answers',
  operations: ['list', 'count', 'single', 'delete'],
  permissions: { read: 'surveys.read', edit: 'surveys.manage' },
  titleField: 'question_text',
  sort: 'createdAt:DESC,survey:ASC,position:ASC',
  fields: {
    survey: f.relation('surveys', {
      label: { sk: 'Hosť', en: 'Guest' },
      required: true,
      readOnly: true,
      nested: true,
      inList: true,
    }),
    survey_question: f.relation('survey-questions', {
      label: { sk: 'Otázka', en: 'Question' },
      required: true,
      readOnly: true,
      nested: true,
    }),
    question_text: f.text({
      label: { sk: 'Otázka', en: 'Question' },
      required: true,
      readOnly: true,
      inList: true,
      help: { sk: 'Tak, ako sme sa vtedy opýtali.', en: 'As we asked it then.' },
    }),
    value: f.longtext({
      label: { sk: 'Odpoveď', en: 'Answer' },
      required: true,
      readOnly: true,
      inList: true,
      help: { sk: `Najviac ${maxAnswerLength} znakov.`, en: `At most ${maxAnswerLength} characters.` },
    }),
    position: f.count({
      label: { sk: 'Poradie v dotazníku', en: 'Order in the survey' },
      default: 0,
      readOnly: true,
    }),
  },
})
