import { mostSavedViews, type SavedView } from '@dvor/contract/accounts/saved-views.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import { savedViewCalls } from '@dvor/contract/calls/accounts/saved-views.ts'
import { and, asc, count, eq, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { savedViewRows } from '../../db/schema/accounts/saved-views.ts'
import { ApiError, forbidden, notFound } from '../../platform/errors.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { AccountServices } from '../services.ts'
import { signedInActor } from '../sign-in/signed-in-actor.ts'

type Row = typeof savedViewRows.$inferSelect

/** Mounts the saved views of lists: own ones, and those for the role of the person. */
export function mountSavedViews(app: FastifyInstance, { db }: AccountServices): void {
  mountCalls(app, savedViewCalls, {
    list: ({ actor, query }) => listViews(db, actor, query.collection),
    save: ({ actor, body }) => saveView(db, actor, body),
    remove: async ({ actor, params }) => {
      await removeView(db, actor, params.id)
      return { done: true }
    },
  })
}

async function listViews(db: Db, actor: Actor, collection: string): Promise<SavedView[]> {
  const { user } = signedInActor(actor)
  const rows = await db
    .select()
    .from(savedViewRows)
    .where(
      and(
        eq(savedViewRows.collection, collection),
        or(eq(savedViewRows.owner, user.id), eq(savedViewRows.role, user.role)),
      ),
    )
    .orderBy(asc(sql`${savedViewRows.name} collate "sk-x-icu"`), asc(savedViewRows.id))
  return rows.map((row) => viewOf(row, user.id))
}

/** @throws ApiError `forbidden` for a role without `users.manage`, `conflict` above the most views of a person */
async function saveView(db: Db, actor: Actor, view: Omit<SavedView, 'id' | 'is_own'>): Promise<SavedView> {
  const { user } = signedInActor(actor)
  if (view.role !== null && !can(actor, 'users.manage')) throw forbidden()
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .insert(savedViewRows)
      .values({ ...view, owner: user.id })
      .onConflictDoUpdate({
        target: [savedViewRows.owner, savedViewRows.collection, savedViewRows.name],
        set: { query: view.query, columns: view.columns, role: view.role, updatedAt: sql`now()` },
      })
      .returning()
    if (!row) throw new Error('insert returned no row')
    const whose = and(eq(savedViewRows.owner, user.id), eq(savedViewRows.collection, view.collection))
    const [own] = await tx.select({ views: count() }).from(savedViewRows).where(whose)
    if ((own?.views ?? 0) > mostSavedViews) throw new ApiError('conflict', 'Too many saved views')
    return viewOf(row, user.id)
  })
}

/** Removes an own view, or with `users.manage` one that is for a role. @throws ApiError `not_found` */
async function removeView(db: Db, actor: Actor, id: string): Promise<void> {
  const { user } = signedInActor(actor)
  const isShared = can(actor, 'users.manage') ? sql`${savedViewRows.role} is not null` : undefined
  const { rowCount } = await db
    .delete(savedViewRows)
    .where(and(eq(savedViewRows.id, id), or(eq(savedViewRows.owner, user.id), isShared)))
  if (rowCount === 0) throw notFound('This view')
}

const viewOf = ({ id, collection, name, query, columns, role, owner }: Row, reader: string): SavedView => ({
  id,
  collection,
  name,
  query,
  columns,
  role,
  is_own: owner === reader,
})
