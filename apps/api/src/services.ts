import type { FastifyBaseLogger } from 'fastify'
import type { ApiOptions } from './options.ts'
import type { SignInKit } from './accounts/credentials/sign-in-kit.ts'
import type { AllowedOrigins } from './property/allowed-origins.ts'
import type { FeedReach } from './calendars/reading/reach.ts'
import type { AvifMaker } from './uploads/avif-maker.ts'
import type { Background } from './platform/jobs/background.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './db/database.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { Notifications } from './platform/changes/notifications.ts'
import type { OneAtATime } from './platform/jobs/one-at-a-time.ts'

/** Services of the features: created once from the options, passed as arguments, never global. */
export interface Services extends Omit<ApiOptions, 'logger' | 'clock' | 'guestLimits'> {
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly notifications: Notifications
  readonly signIn: SignInKit
  readonly background: Background
  readonly files: FileStore
  /** Issued documents as PDF; served only after a check of the right to them. */
  readonly documentFiles: FileStore
  /** Runs decoding and encoding of pictures one at a time. */
  readonly pictures: OneAtATime
  readonly avif: AvifMaker
  readonly feedReach: FeedReach
  readonly allowedOrigins: AllowedOrigins
  /** Whether guests' limits apply. */
  readonly guestLimited: boolean
}
