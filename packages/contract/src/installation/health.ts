import { z } from 'zod'

/** The process answers, with the version of the program. */
export const health = z.object({ status: z.literal('ok'), version: z.string() })

/** What the process needs for its work answers, too. */
export const readiness = z.object({
  /** It answers, and has the schema of this program. */
  database: z.literal('ok'),
  /** Scheduled work is taken. */
  queue: z.literal('ok'),
  /** This machine takes a file. */
  storage: z.literal('ok'),
})

/** The address that the visitor's requests come from. */
export const clientIp = z.object({ ip: z.string() })
