import type { Collection, Stamps } from '@dvor/contract/declaration/collection.ts'
import { ifMatchHeader } from '@dvor/client/calls/call-options.ts'
import { collectionAddresses } from '@dvor/client/transport/address.ts'
import { client, type Attempt, type CallOptions } from '../client/api.ts'

/** A record of any collection, as generated screens see it. */
export type AnyRecord = Stamps & Record<string, unknown>

/** A typed record as the generated screens take it. */
export const anyRecord = (record: Stamps): AnyRecord => record as AnyRecord

const addressesOf = (collection: Collection) => collectionAddresses<Collection>(collection.name)

const idIn = (collection: Collection, id: string | undefined) => (collection.singleton ? undefined : id)

export const listRecords = (collection: Collection, query: URLSearchParams, signal?: AbortSignal) =>
  client.attempt(addressesOf(collection).list, { query, signal })

export const countRecords = (collection: Collection, query: URLSearchParams, signal?: AbortSignal) =>
  client.attempt(addressesOf(collection).count, { query, signal })

/** @param id absent for a singleton */
export const readRecord = (collection: Collection, id?: string, signal?: AbortSignal) =>
  client.attempt(addressesOf(collection).single(idIn(collection, id)), { signal })

const keyHeader = (key: string | undefined): Record<string, string> => (key ? { 'idempotency-key': key } : {})

/** @param key idempotency key; without one the client adds its own */
export const createRecord = (collection: Collection, body: Record<string, unknown>, key?: string) =>
  client.attempt(addressesOf(collection).create, { body, headers: keyHeader(key) })

/**
 * Saves the given fields.
 * @param updatedAt of the version that was edited; another one on the server answers 409 `stale`
 */
export const editRecord = (
  collection: Collection,
  id: string | undefined,
  body: Record<string, unknown>,
  updatedAt: string,
  key?: string,
): Promise<Attempt<AnyRecord>> =>
  client.attempt(addressesOf(collection).edit(idIn(collection, id)), {
    body,
    headers: { ...ifMatchHeader({ ifMatch: updatedAt }), ...keyHeader(key) },
  })

export const deleteRecord = (collection: Collection, id: string, options: CallOptions = {}) =>
  client.attempt(addressesOf(collection).delete(id), options)

/** Deletes a record. */
export type RemoveRecord = (
  collection: Collection,
  record: AnyRecord,
  /** Whether the page is being closed, so that the call must outlive it. */
  leaving: boolean,
  /** Whether content that belongs to the record is deleted with it. */
  withParts?: boolean,
) => Promise<Attempt<object>>
