import type { FastifyBaseLogger } from 'fastify'
import type { PoolConfig } from 'pg'
import type { PasswordCost } from './accounts/credentials/passwords.ts'
import type { FeedReach } from './calendars/reading/reach.ts'
import type { StripeSettings } from './payments/providers/stripe-provider.ts'
import type { Clock } from './platform/clock.ts'
import type { S3Settings } from './platform/files/s3-client.ts'
import type { Finish } from './sample/render-picture.ts'

/** Options from the composition root; the API never reads the environment. */
export interface ApiOptions {
  /** Connection to PostgreSQL; the API creates its own pools. */
  pool: PoolConfig
  /** Folder for uploads, stored e-mails and the like. */
  dataDir: string
  /** Folder of archives, and whether one is made each night; without it none is made, and none counts as missing. */
  backups?: { folder: string; nightly: boolean }
  /** Root secret; every signing and encryption key is derived from it. */
  appSecret: string
  /** Origin under which guests reach the site, without a trailing slash. */
  publicUrl: string
  /** Store of uploaded files; without it they are in the data folder. */
  s3?: S3Settings
  /** Without it e-mails are written as .eml files into the data folder. */
  smtpUrl?: string
  /** Offers the trial gateway even outside sample mode. */
  sandboxAllowed: boolean
  /** Card payments; not offered without it. */
  stripe?: StripeSettings
  /** Address of the card gateway for keys of the settings; by default the gateway itself. */
  stripeApi?: StripeSettings['api']
  admin: { email?: string; password?: string }
  /** Whether to fill sample content into an empty database. */
  sampleData: boolean
  /**
   * Whether guests' limits apply (`contract/reservations/guest-limits.ts`); true by default, false for benchmarks and
   * tests.
   */
  guestLimits?: boolean
  /** Detail of the sample's pictures; full by default. */
  samplePictures?: Finish
  /** Delay of the event loop in milliseconds from which requests are refused with 503; 1000 by default. */
  pressureLimitMs?: number
  /** Interval of heartbeats on open event streams; the contract's figure by default. */
  heartbeatMs?: number
  clock?: Clock
  /** Cost of a password hash; OWASP's figure by default. */
  passwordCost?: PasswordCost
  /** Addresses that the reader of portals' calendars may connect to; the public internet by default. */
  feedReach?: FeedReach
  logger: FastifyBaseLogger
}
