import type { FastifyBaseLogger } from 'fastify'
import type { PoolConfig } from 'pg'
import type { PasswordCost } from './accounts/credentials/passwords.ts'
import type { FeedReach } from './calendars/reading/reach.ts'
import type { StripeSettings } from './payments/providers/stripe-provider.ts'
import type { Clock } from './platform/clock.ts'
import type { S3Settings } from './platform/files/s3-client.ts'
import type { Finish } from './sample/render-picture.ts'

/** What the composition root hands to the API; the API itself never reads the environment. */
export interface ApiOptions {
  /** How to reach PostgreSQL; the pools are the API's own. */
  pool: PoolConfig
  /** Folder for uploads, stored e-mails and the like. */
  dataDir: string
  /** Where archives go, and whether one is made each night; without it none is made, and none is missed. */
  backups?: { folder: string; nightly: boolean }
  /** Root secret; every signing and encryption key is derived from it. */
  appSecret: string
  /** Origin under which guests reach us, without a trailing slash. */
  publicUrl: string
  /** Where uploaded files lie; without it in the data folder. */
  s3?: S3Settings
  /** Without it e-mails are written as .eml files into the data folder. */
  smtpUrl?: string
  /** Offers the trial gateway even outside sample mode. */
  sandboxAllowed: boolean
  /** Card payments; not offered without it. */
  stripe?: StripeSettings
  /** Where the card gateway is asked with keys of the settings; the gateway itself unless given. */
  stripeApi?: StripeSettings['api']
  admin: { email?: string; password?: string }
  /** Fills sample content into an empty database. */
  sampleData: boolean
  /** Whether guests' limits hold (`contract/reservations/guest-limits.ts`); yes unless told, no for benchmarks and tests. */
  guestLimits?: boolean
  /** How its pictures are drawn; in full unless told. */
  samplePictures?: Finish
  /** Delay of the event loop in milliseconds from which requests are sent away with 503; 1000 unless told. */
  pressureLimitMs?: number
  /** How often open event streams show a sign of life; the contract's figure unless told. */
  heartbeatMs?: number
  clock?: Clock
  /** Work per password hash; OWASP's figure unless given. */
  passwordCost?: PasswordCost
  /** What the reader of portals' calendars may connect to; the public internet unless given. */
  feedReach?: FeedReach
  logger: FastifyBaseLogger
}
