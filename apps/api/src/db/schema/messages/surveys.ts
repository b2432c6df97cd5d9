import type { QuestionKind } from '@dvor/contract/guests/surveys.ts'
import type { Language } from '@dvor/format/languages.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, stamps, translationColumns } from '../../columns.ts'
import { newUnguessableId } from '../../ids.ts'
import { reservations } from '../reservations/reservations.ts'

export const surveyQuestionRows = pgTable('survey_questions', {
  ...stamps(),
  ...translationColumns(),
  text: text('text').notNull(),
  kind: text('kind').$type<QuestionKind>().notNull(),
  options: jsonb('options').$type<string[]>(),
  required: boolean('required').notNull().default(false),
  on_site: boolean('on_site').notNull().default(false),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})

export const surveyRows = pgTable(
  'surveys',
  {
    ...stamps(),
    /** The secret in the guest's link, so it must not be countable. */
    id: uuid('id')
      .primaryKey()
      .$defaultFn(() => newUnguessableId()),
    reservation: uuid('reservation').references(() => reservations.id, { onDelete: 'set null' }),
    guest_name: text('guest_name'),
    /** The only personal datum on the survey's page. */
    first_name: text('first_name'),
    email: text('email'),
    language: text('language').$type<Language>().notNull().default('sk'),
    sent_at: instant('sent_at'),
    done: boolean('done').notNull().default(false),
    done_at: instant('done_at'),
    is_new: boolean('is_new').notNull().default(false),
    publish_consent: boolean('publish_consent').notNull().default(false),
    /** The owner's words below the guest's on the site. */
    owner_answer: text('owner_answer'),
    /** Whether the owner has decided to leave it without an answer. */
    settled: boolean('settled').notNull().default(false),
  },
  (table) => [
    // One survey for each reservation, however often it is requested.
    uniqueIndex('survey_of_reservation').on(table.reservation),
    index('new_surveys')
      .on(table.id)
      .where(sql`${table.is_new}`),
    index('surveys_by_answer').on(table.done_at),
    index('surveys_by_creation').on(table.createdAt),
    // The default order of their list.
    index('surveys_in_order').on(
      table.is_new.desc().nullsFirst(),
      table.done_at.desc().nullsLast(),
      table.sent_at.desc().nullsLast(),
      table.id,
    ),
  ],
)

export const surveyAnswerRows = pgTable(
  'survey_answers',
  {
    ...stamps(),
    survey: uuid('survey')
      .notNull()
      .references(() => surveyRows.id),
    survey_question: uuid('survey_question')
      .notNull()
      .references(() => surveyQuestionRows.id),
    /** The question's text at that time; it may be changed later. */
    question_text: text('question_text').notNull(),
    value: text('value').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    uniqueIndex('answered_once').on(table.survey, table.survey_question),
    index('answers_of_question').on(table.survey_question),
  ],
)
