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

/** What features need: made once from the options, handed down, never global. */
export interface Services extends Omit<ApiOptions, 'logger' | 'clock' | 'guestLimits'> {
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly notifications: Notifications
  readonly signIn: SignInKit
  readonly background: Background
  readonly files: FileStore
  /** Issued documents as PDF; never served without asking whose they are. */
  readonly documentFiles: FileStore
  /** Decoding and encoding of pictures takes its turn here. */
  readonly pictures: OneAtATime
  readonly avif: AvifMaker
  readonly feedReach: FeedReach
  readonly allowedOrigins: AllowedOrigins
  /** Guests' limits hold. */
  readonly guestLimited: boolean
}
