import { addDays } from '@dvor/format/days.ts'
import { sql } from 'drizzle-orm'
import { units } from '../../db/schema/accommodation/accommodation-units.ts'
import { statementLineRows as lines } from '../../db/schema/accounting/statements.ts'
import { calendarConflictRows as conflicts } from '../../db/schema/calendars/calendars.ts'
import { taskRows as tasks } from '../../db/schema/housekeeping/tasks.ts'
import { contactMessageRows as messages } from '../../db/schema/messages/contact-messages.ts'
import { incomingEmailRows as emails } from '../../db/schema/messages/incoming-emails.ts'
import {
  surveyAnswerRows as answers,
  surveyQuestionRows as questions,
  surveyRows as surveys,
} from '../../db/schema/messages/surveys.ts'
import { receivedInvoiceRows as invoices } from '../../db/schema/reservations/e-invoices.ts'
import { hallDemandRows as demands } from '../../db/schema/services/hall-demands.ts'
import { lineOf, type Source } from './queue-line.ts'

const calendarConflicts: Source = {
  kind: 'conflict',
  select: () => sql`select ${lineOf({
    id: conflicts.id,
    reservation: conflicts.reservation,
    title: units.title,
    detail: conflicts.portal,
    day: conflicts.first_night,
    since: conflicts.createdAt,
  })} from ${conflicts} join ${units} on ${units.id} = ${conflicts.accommodation_unit}
    where ${conflicts.ended_at} is null and not ${conflicts.seen}`,
}

const unreadEmails: Source = {
  kind: 'email',
  select: () =>
    sql`select ${lineOf({
      id: emails.id,
      reservation: emails.reservation,
      title: emails.subject,
      person: sql`coalesce(${emails.from_name}, ${emails.from_address})`,
      detail: emails.text,
      since: emails.received_at,
    })} from ${emails} where ${emails.is_new}`,
}

const unansweredMessages: Source = {
  kind: 'enquiry',
  select: () =>
    sql`select ${lineOf({
      id: messages.id,
      title: messages.name,
      detail: messages.message,
      since: messages.createdAt,
    })} from ${messages} where not ${messages.answered}`,
}

const newDemands: Source = {
  kind: 'hall',
  select: () =>
    sql`select ${lineOf({
      id: demands.id,
      title: demands.name,
      detail: sql`coalesce(${demands.event_type}, ${demands.message})`,
      day: demands.day_from,
      since: demands.createdAt,
    })} from ${demands} where ${demands.state} = 'new'`,
}

const unmatchedPayments: Source = {
  kind: 'payment',
  select: () =>
    sql`select ${lineOf({
      id: lines.id,
      title: sql`coalesce(${lines.counterparty_name}, ${lines.message})`,
      topic: lines.reason,
      day: lines.booked_on,
      amount: sql`case when ${lines.currency} = 'EUR' then ${lines.amount} - ${lines.allocated} end`,
      since: lines.createdAt,
    })} from ${lines} where ${lines.state} = 'open' and ${lines.reason} is not null`,
}

const openInvoices: Source = {
  kind: 'invoice',
  select: () =>
    sql`select ${lineOf({
      id: invoices.id,
      title: invoices.supplier,
      detail: invoices.number,
      day: invoices.due_on,
      amount: sql`case when ${invoices.currency} = 'EUR' then ${invoices.due} end`,
      since: invoices.createdAt,
    })} from ${invoices} where ${invoices.state} = 'open'`,
}

/** Defects, and tasks whose day is over. */
const openTasks: Source = {
  kind: 'task',
  select: ({ today }) => sql`select ${lineOf({
    id: tasks.id,
    title: tasks.title,
    detail: sql`concat_ws(' ', ${units.code}, ${units.title})`,
    day: tasks.due_on,
    since: tasks.createdAt,
    until: sql`case when ${tasks.due_on} < ${today} then ${tasks.due_on} end`,
  })} from ${tasks} left join ${units} on ${units.id} = ${tasks.accommodation_unit}
    where not ${tasks.done} and (${tasks.kind} = 'defect' or ${tasks.due_on} < ${today})`,
}

/** Days for which a review on the site waits for the owner's answer. */
const reviewDays = 60

/** Words that stand on the site, of a survey. */
const publishedWords = sql`(select ${answers.value} from ${answers}
  join ${questions} on ${questions.id} = ${answers.survey_question}
  where ${answers.survey} = ${surveys.id} and ${surveys.publish_consent} and ${questions.kind} = 'text'
    and ${questions.on_site} and ${questions.active} and ${answers.value} <> ''
  order by ${answers.position} limit 1)`

/** Surveys that nobody has read, and reviews on the site without an answer. */
const openReviews: Source = {
  kind: 'review',
  select: ({ today, may }) => sql`select ${lineOf({
    id: surveys.id,
    reservation: surveys.reservation,
    title: may('reservations.read') ? surveys.guest_name : sql`null`,
    detail: publishedWords,
    since: surveys.done_at,
  })} from ${surveys} where ${surveys.done} and (${surveys.is_new} or (not ${surveys.settled}
    and ${surveys.owner_answer} is null and ${surveys.done_at} >= ${addDays(today, -reviewDays)}
    and ${publishedWords} is not null))`,
}

/** What waits elsewhere than at reservations. */
export const otherSources: readonly Source[] = [
  calendarConflicts,
  unreadEmails,
  unansweredMessages,
  newDemands,
  unmatchedPayments,
  openInvoices,
  openTasks,
  openReviews,
]
