import { z } from 'zod'
import { surveys } from '../../collections/messages/surveys.ts'
import { editSchema, recordSchema } from '../../declaration/schemas.ts'
import {
  ratings,
  surveyReply,
  surveySummary,
  surveySummaryQuery,
  surveyView,
  type SurveyView,
} from '../../guests/surveys.ts'
import { recordOf } from '../answers.ts'
import { declareCalls } from '../call.ts'
import { surveyPaths } from './content-paths.ts'

/** The whole record for the owner, who reads it among the collection; questions for the guest with the link. */
const viewOrRecord = z.union([recordSchema(surveys), surveyView]) as z.ZodType as z.ZodType<
  SurveyView,
  object
>
const reply = z.union([editSchema(surveys), surveyReply]) as z.ZodType as z.ZodType<
  unknown,
  z.input<typeof surveyReply>
>

/** Surveys beyond listing, counting and deleting them. */
export const surveyCalls = declareCalls('surveys', surveyPaths, {
  read: { access: 'rule', summary: 'Dotazník; bez prihlásenia len otázky', answer: viewOrRecord },
  answer: {
    access: 'rule',
    summary: 'Úprava dotazníka; bez prihlásenia odpoveď hosťa, raz',
    body: reply,
    errors: ['not_available'],
    answer: viewOrRecord,
  },
  ratings: {
    access: 'anyone',
    summary: 'Čo povedali hostia, ktorí so zverejnením súhlasia',
    answer: ratings,
  },
  /** Of the guests' answers between two days, both included. */
  summary: {
    access: 'surveys.read',
    summary: 'Odpovede spolu: priemery a rozdelenie',
    query: surveySummaryQuery,
    answer: surveySummary,
  },
  resend: {
    keyed: true,
    access: 'surveys.manage',
    summary: 'Poslať dotazník znova',
    errors: ['not_available'],
    answer: recordOf(surveys),
  },
})
