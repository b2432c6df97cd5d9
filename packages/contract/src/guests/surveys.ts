import { z } from 'zod'
import { day, id, language, month } from '../values/values.ts'

/** Form of the answer to a question. */
export const questionKinds = [
  { value: 'rating', label: { sk: 'Hviezdičky 1 až 5', en: 'Stars 1 to 5' } },
  { value: 'yes_no', label: { sk: 'Áno alebo nie', en: 'Yes or no' } },
  { value: 'choice', label: { sk: 'Výber z možností', en: 'Choice of options' } },
  { value: 'text', label: { sk: 'Vlastné slová', en: 'Own words' } },
] as const
export const questionKind = z.enum(questionKinds.map((kind) => kind.value))
export type QuestionKind = z.infer<typeof questionKind>

export const ratingValues = ['1', '2', '3', '4', '5'] as const
export const yesNoValues = ['Áno', 'Nie'] as const
export const maxAnswerLength = 3000

/** The options of a `choice` question, in their order. */
export const questionOptions = z.array(z.string().trim().min(1).max(120)).max(12)

/** An answer inside its survey: `1`–`5`, `Áno` or `Nie`, the chosen option in Slovak, or free text. */
export const surveyAnswer = z.object({
  id,
  survey_question: id,
  question_text: z.string(),
  kind: questionKind,
  value: z.string(),
})
export type SurveyAnswer = z.infer<typeof surveyAnswer>

const choiceOffered = z.object({
  /** The value to send as the answer. */
  value: z.string(),
  /** The text for the guest. */
  label: z.string(),
})

/** A question in the language of the reservation. */
export const surveyQuestionView = z.object({
  id,
  text: z.string(),
  kind: questionKind,
  required: z.boolean(),
  /** Whether the answer may be published on the site, with the guest's consent. */
  on_site: z.boolean(),
  /** Of a `choice`; empty for other kinds. */
  options: z.array(choiceOffered),
})
export type SurveyQuestionView = z.infer<typeof surveyQuestionView>

/** `GET /surveys/{id}` for a guest: the questions and a first name, no other personal data. */
export const surveyView = z.object({
  id,
  first_name: z.string().nullable(),
  language,
  done: z.boolean(),
  /** False while the owner has closed the survey. */
  open: z.boolean(),
  /** Empty after the reply. */
  survey_questions: z.array(surveyQuestionView),
})
export type SurveyView = z.infer<typeof surveyView>

const answerGiven = z.strictObject({
  survey_question: id,
  value: z.string().max(maxAnswerLength),
})

/** `PUT /surveys/{id}` by a guest, once. Issues are named `survey_answers.<question id>`. */
export const surveyReply = z.strictObject({
  survey_answers: z.array(answerGiven).max(100),
  publish_consent: z.boolean().default(false),
})
export type SurveyReply = z.output<typeof surveyReply>
export type SurveyReplyInput = z.input<typeof surveyReply>

const average = z.number().min(1).max(5)

/** `GET /ratings`: ratings and comments that guests agreed to publish. Empty while there are none. */
export const ratings = z.object({
  /** Number of guests who rated their stay and agreed to publish it. */
  count: z.int(),
  /** Of the first rating question; null without ratings. */
  average: average.nullable(),
  questions: z.array(z.object({ id, text: z.string(), average, count: z.int() })),
  /** The latest first, up to twelve of each language. */
  quotes: z.array(
    z.object({
      first_name: z.string().nullable(),
      /** Month of the departure, `YYYY-MM`. */
      month: month.nullable(),
      /** 1 to 5, the answer to the first rating question. */
      stars: z.int().nullable(),
      text: z.string(),
      /** What the owner answered, in the guest's language; once for each guest. */
      owner_answer: z.string().nullable(),
      /** Language of the text, as far as the reservation tells it. */
      language,
    }),
  ),
})
export type Ratings = z.infer<typeof ratings>

const recentDay = day.refine((value) => value >= '2000' && value < '2200', { error: 'invalid_day' })
/** `GET /survey-summary`: the answers of surveys that were completed on days of the range (both inclusive). */
export const surveySummaryQuery = z.strictObject({ from: recentDay.optional(), to: recentDay.optional() })
export type SurveySummaryQuery = z.infer<typeof surveySummaryQuery>

export const questionSummary = z.object({
  id,
  text: z.string(),
  kind: questionKind,
  active: z.boolean(),
  count: z.int(),
  /** Of ratings; null for other kinds and without answers. */
  average: average.nullable(),
  /** Every possible value with its number of answers; empty for free texts. */
  distribution: z.array(z.object({ value: z.string(), count: z.int() })),
})
export type QuestionSummary = z.infer<typeof questionSummary>

export const surveySummary = z.object({
  /** Surveys that were sent in the range. */
  sent: z.int(),
  /** Surveys that were completed in the range. */
  done: z.int(),
  questions: z.array(questionSummary),
})
export type SurveySummary = z.infer<typeof surveySummary>
