import { z } from 'zod'

/** `GET /owners-english`: the owner's short texts (names of services, seasons, plans, ages …) with their English ones. */
export const ownersEnglish = z.record(z.string(), z.string())
export type OwnersEnglish = z.infer<typeof ownersEnglish>
