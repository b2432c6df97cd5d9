import type { ClearedCounts, Kept, PersonalDataRun } from '@dvor/contract/privacy/personal-data.ts'
import { desc, eq } from 'drizzle-orm'
import { actorName, type Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { notFound } from '../platform/errors.ts'
import { personalDataRuns } from '../db/schema/system/personal-data-runs.ts'
import { recordChange } from '../history/queries.ts'

interface NewRun {
  kind: PersonalDataRun['kind']
  cleared: ClearedCounts
  kept: Kept[]
  now: Date
}

/** Stores a run with its entry in the history. */
export async function insertRun(
  db: Db,
  actor: Actor,
  { kind, cleared, kept, now }: NewRun,
): Promise<PersonalDataRun> {
  const [run] = await db
    .insert(personalDataRuns)
    .values({ made_at: now.toISOString(), kind, actor: actorName(actor), cleared, kept })
    .returning()
  if (!run) throw new Error('insert returned no row')
  await recordChange(db, actor, {
    collection: 'personal-data',
    recordId: run.id,
    action: kind,
    after: { cleared, kept },
  })
  return run
}

/** @throws ApiError `not_found` */
export async function findRun(db: Db, id: string): Promise<PersonalDataRun> {
  const [run] = await db.select().from(personalDataRuns).where(eq(personalDataRuns.id, id))
  if (!run) throw notFound('Run')
  return run
}

const listLength = 30

/** The latest runs first. */
export const listRuns = (db: Db): Promise<PersonalDataRun[]> =>
  db
    .select()
    .from(personalDataRuns)
    .orderBy(desc(personalDataRuns.made_at), desc(personalDataRuns.id))
    .limit(listLength)
