import type { SentMessage, Thread, ThreadNote } from '@dvor/contract/messages/letters.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
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

/** One entry of a thread. */
export type ThreadEntry =
  | { readonly kind: 'sent'; readonly at: string; readonly message: SentMessage }
  | { readonly kind: 'note'; readonly at: string; readonly message: ThreadNote }

/** All entries of a thread by their time, the newest last. */
export function entriesOf({ sent, notes }: Thread): ThreadEntry[] {
  const entries: ThreadEntry[] = [
    ...sent.map((message) => ({ kind: 'sent' as const, at: message.createdAt, message })),
    ...notes.map((message) => ({ kind: 'note' as const, at: message.createdAt, message })),
  ]
  return entries.toSorted((one, other) => one.at.localeCompare(other.at))
}
