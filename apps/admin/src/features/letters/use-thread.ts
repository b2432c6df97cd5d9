import type { ReceivedMessage, SentMessage, Thread, ThreadNote } from '@dvor/contract/messages/letters.ts'
import { incomingEmails } from '@dvor/contract/collections/messages/incoming-emails.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../../core/client/api.ts'
import { collectionKey } from '../../core/records/query-keys.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** First key of the threads; they follow changes of reservations. */
export const threadKey = 'reservations'

/** The messages of a reservation; with `person` of all reservations of its guest. */
export function useThread(id: string, person: boolean) {
  return useQuery({
    queryKey: [threadKey, 'thread', id, person],
    queryFn: async () =>
      unwrap(await client.letters.attempt.thread(id, { person: person ? 'true' : 'false' })),
  })
}

/** The messages of all reservations of a guest's card. */
export function useGuestThread(id: string, enabled: boolean) {
  return useQuery({
    queryKey: ['guests', 'thread', id],
    queryFn: async () => unwrap(await client.letters.attempt.guestThread(id)),
    enabled,
  })
}

/** One entry of a thread. */
export type ThreadEntry =
  | { readonly kind: 'sent'; readonly at: string; readonly message: SentMessage }
  | { readonly kind: 'received'; readonly at: string; readonly message: ReceivedMessage }
  | { readonly kind: 'note'; readonly at: string; readonly message: ThreadNote }

/** All entries of a thread by their time, the newest last. */
export function entriesOf({ sent, received, notes }: Thread): ThreadEntry[] {
  const entries: ThreadEntry[] = [
    ...sent.map((message) => ({ kind: 'sent' as const, at: message.createdAt, message })),
    ...received.map((message) => ({ kind: 'received' as const, at: message.received_at, message })),
    ...notes.map((message) => ({ kind: 'note' as const, at: message.createdAt, message })),
  ]
  return entries.toSorted((one, other) => one.at.localeCompare(other.at))
}

/** Marks what came about a reservation as read once it is shown; it stays marked on this screen until it is left. */
export function useMarkRead(id: string, received: readonly ReceivedMessage[] | undefined): void {
  const cache = useQueryClient()
  const isUnread = received?.some(({ is_new, reservation }) => is_new && reservation?.id === id) ?? false
  useEffect(() => {
    if (!isUnread) return
    void client.letters.attempt
      .markRead(id)
      .then(() => cache.invalidateQueries({ queryKey: collectionKey(incomingEmails) }))
  }, [cache, id, isUnread])
}
