import type { FastifyBaseLogger } from 'fastify'
import type { ApiOptions } from './options.ts'
import type { SignInKit } from './features/auth/sign-in-kit.ts'
import type { AllowedOrigins } from './features/cross-origin/allowed-origins.ts'
import type { FeedReach } from './features/feeds/reach.ts'
import type { AvifMaker } from './features/uploads/avif-maker.ts'
import type { Background } from './platform/background.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import type { FileStore } from './platform/file-store.ts'
import type { Notifications } from './platform/notifications.ts'
import type { OneAtATime } from './platform/one-at-a-time.ts'

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
