import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { newId } from './db/ids.ts'

const script = join(import.meta.dirname, '../../../docs/add-field-email-job.sh')

/** The compiler and a fresh API run in processes of their own, which a busy machine starts slowly. */
const timeout = 900_000

test('a field, an e-mail and a job work after the places of the documentation', { timeout }, async () => {
  const { host, port, user, database } = inject('cluster')
  const name = `t_${newId().replaceAll('-', '')}`
  const admin = new pg.Client({ host, port, user, database })
  await admin.connect()
  await admin.query(`create database ${pg.escapeIdentifier(name)} template template0`)
  await admin.end()
  const { stdout } = await promisify(execFile)('bash', [script, host, String(port), user, name])
  expect(stdout.trimEnd().split('\n')).toEqual([
    'field 1 packages/contract/src/collections/services/activity-prices.ts',
    'e-mail 1 apps/api/src/messaging/rendering/variables.ts',
    '  does not compile: apps/api/src/collections/plain-collections.ts',
    '  does not compile: apps/api/src/reservations/emails/email-requests.ts',
    'field 2 apps/api/src/db/schema/services/activity-prices.ts',
    'field 3 apps/api/src/db/migrations/NNNN_season_note.sql',
    'e-mail 2 apps/api/src/seed/email-texts/inside-texts.ts',
    'e-mail 3 apps/api/src/reservations/emails/email-requests.ts',
    'e-mail 4 packages/contract/src/messages/email-kinds.ts',
    'job 1 apps/api/src/content/send-season-notes.ts',
    'job 2 apps/api/src/scheduled-jobs.ts',
    'field: season_note is Len v lete',
    "field: the API's reference has it",
    'e-mail: owner_season_notes, Poznámky k sezóne, Jazda na poníku: Len v lete',
  ])
})
