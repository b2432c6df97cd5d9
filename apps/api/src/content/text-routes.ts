import { textCalls } from '@dvor/contract/calls/content/content.ts'
import type { TextVersion } from '@dvor/contract/content/text-versions.ts'
import type { HistoryEntry } from '@dvor/contract/reservations/admin-reservations.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { listChanges } from '../history/queries.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { Services } from '../platform/services.ts'

const words = z.object({ title: z.string().nullable(), content: z.string().nullable() })

/** Mounts the earlier wordings of the pages' texts. */
export function mountTexts(app: FastifyInstance, { db }: Services): void {
  mountCalls(app, textCalls, { versions: ({ params }) => listVersions(db, params.id) })
}

type Words = z.infer<typeof words>

const wordsOf = (row: unknown): Words | null => words.safeParse(row).data ?? null

const isSame = (a: Words, b: Words | null) => a.title === b?.title && a.content === b.content

/**
 * Earlier wordings of a text block, from its history, the newest first. Changes of its picture alone are no versions.
 */
async function listVersions(db: Db, blockId: string): Promise<TextVersion[]> {
  const changes = await listChanges(db, 'text-blocks', blockId)
  return [...original(changes), ...changes.flatMap(versionOf)].toReversed()
}

function versionOf({ id, at, actor, before, after }: HistoryEntry): TextVersion[] {
  const wording = wordsOf(after)
  return wording && !isSame(wording, wordsOf(before)) ? [{ id, at, actor, ...wording }] : []
}

/** The wording before the first change. */
function original(changes: readonly HistoryEntry[]): TextVersion[] {
  const first = changes.find((change) => versionOf(change).length > 0)
  const wording = first && wordsOf(first.before)
  return wording ? [{ id: first.id.replace(/.$/, otherDigit), at: null, actor: null, ...wording }] : []
}

/** An id of its own, so that a list can tell it from the change that follows it. */
const otherDigit = (digit: string) => (digit === '0' ? '1' : '0')
