import { z } from 'zod'

/** The process answers, with the version of the program. */
export const health = z.object({ status: z.literal('ok'), version: z.string() })

/** The services that the process needs answer, too. */
export const readiness = z.object({
  /** The database answers, and has the schema of this program. */
  database: z.literal('ok'),
  /** Scheduled jobs run. */
  queue: z.literal('ok'),
  /** The disk of this machine can be written. */
  storage: z.literal('ok'),
})

/** The address from which the visitor's requests come. */
export const clientIp = z.object({ ip: z.string() })
