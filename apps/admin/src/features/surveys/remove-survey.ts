import { client } from '../../core/client/api.ts'
import { deleteRecord, type AnyRecord, type RemoveRecord } from '../../core/records/records.ts'

const answersOf = (record: AnyRecord) =>
  Array.isArray(record['survey_answers']) ? (record['survey_answers'] as { id: string }[]) : []

/**
 * Deletes the answers one by one and then the survey (docs/contract.md, Collections). When the page is being closed, one call
 * deletes the survey with its answers on the server.
 */
export const removeSurvey: RemoveRecord = (collection, record, leaving) =>
  leaving
    ? deleteRecord(collection, record.id, { keepalive: true })
    : client.content.attempt.deleteSurvey({
        id: record.id,
        survey_answers: answersOf(record) as Parameters<
          typeof client.content.deleteSurvey
        >[0]['survey_answers'],
      })
