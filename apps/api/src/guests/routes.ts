import { guestCardCalls } from '@dvor/contract/calls/guests/guest-cards.ts'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { inDryRun } from '../db/dry-run.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { listLikelyPairs } from './likely-pairs.ts'
import { listMatches } from './matches.ts'
import { mergeGuests, separateGuest } from './merge-guests.ts'
import { readCard } from './read-card.ts'

/** Mounts the guest cards: the person over all stays, offers while typing, and merging. */
export function mountGuests(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  mountCalls(app, guestCardCalls, {
    card: ({ params }) => readCard(db, params.id),
    matches: ({ query }) => listMatches(db, query.q, clock),
    duplicates: () => listLikelyPairs(db),
    merge: ({ actor, params, query, body }) =>
      inDryRun(db, query.dry_run, async (tx) => {
        await mergeGuests(tx, actor, params.id, body.duplicate, clock)
        return readCard(tx, params.id)
      }),
    separate: ({ actor, params }) =>
      inTransaction(db, async (tx) => readCard(tx, await separateGuest(tx, actor, params.id, clock))),
  })
}
