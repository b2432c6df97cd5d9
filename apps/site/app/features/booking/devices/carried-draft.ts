import { draftFragment } from '@dvor/contract/reservations/booking-drafts.ts'
import { z } from 'zod'
import type { FlowSearch } from '../../search/search-params.ts'
import { flowQuery } from '../../search/search-params.ts'
import { parseDraft, type Draft } from '../flow/draft.ts'

const carried = z.object({ query: z.string().max(2000), draft: z.unknown() })

/** The secret in the fragment of a link's address, with the proof of the mailbox in an e-mail; null without one. */
export function secretIn(fragment: string): { token: string; proof: string } | null {
  const match = new RegExp(`^#${draftFragment}=([A-Za-z0-9_-]{43})(?:\\.([A-Za-z0-9_-]{43}))?$`).exec(
    fragment,
  )
  return match?.[1] ? { token: match[1], proof: match[2] ?? '' } : null
}

/** Writes the address and the input of a booking for another device, without what only this one can use. */
export const packDraft = (search: Partial<FlowSearch>, draft: Draft): string =>
  JSON.stringify({
    query: flowQuery(search),
    draft: { ...draft, hold: null, attempt: null, ordered: null },
  })

/** Reads what `packDraft` has written; null when it is not that. */
export function unpackDraft(content: string): { query: string; draft: Draft } | null {
  try {
    const { query, draft } = carried.parse(JSON.parse(content))
    return { query, draft: { ...parseDraft(JSON.stringify(draft)), hold: null } }
  } catch {
    return null
  }
}
