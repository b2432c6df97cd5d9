import type { FastifyBaseLogger } from 'fastify'
import type { PoolConfig } from 'pg'
import type { Database } from '../db/database.ts'
import type { Notifications } from './changes/notifications.ts'
import type { Clock } from './clock.ts'
import type { AppSecret } from './keys.ts'
import type { Room } from './files/folders.ts'
import type { FileStore } from './files/file-store.ts'
import type { Reach } from './outgoing/reach.ts'
import type { S3Settings } from './files/s3-client.ts'
import type { Background } from './jobs/background.ts'
import type { OneAtATime } from './jobs/one-at-a-time.ts'

/** How backups are made and where they are stored. */
export interface BackupSettings {
  /** Folder of the archives. */
  folder: string
  /** Whether one is made each night. */
  nightly: boolean
  /** Encrypts the archives; without it everybody who has one can read it. */
  passphrase?: string
  /** Second place of the archives: a folder on another disk … */
  copyFolder?: string
  /** … or a bucket, which takes encrypted archives only. */
  copyBucket?: S3Settings
}

/** Options of the API that concern no single module. */
export interface PlatformOptions {
  /** Connection to PostgreSQL; the API creates its own pools. */
  pool: PoolConfig
  /**
   * Way to the same database through a pooler in transaction mode, for statements and transactions of requests and
   * jobs. Work that needs a session of its own (migrations, listening, the queue, backups) uses `pool`.
   */
  pooler?: PoolConfig
  /** Folder for uploads, stored e-mails and the like. */
  dataDir: string
  /** Reads the room of the disk with a folder, of which the dashboard warns; without it it does not. */
  readRoom?: (folder: string) => Promise<Room>
  /** How backups are made; without it none is made and none is expected. */
  backups?: BackupSettings
  /** Folder for e-invoices, above the settings; without it the settings decide. */
  eInvoiceFolder?: string
  /** Root secret; every signing and encryption key is derived from it. */
  appSecret: AppSecret
  /** Whether the earlier root secret is lost, and the start goes on without what only it opens. */
  secretLost?: boolean
  /** Work factor of the hash of a voucher's code (`vouchers/voucher-codes.ts`); tests use a lower one. */
  voucherCost?: number
  /** Origin under which guests reach the site, without a trailing slash. */
  publicUrl: string
  /** Where uploaded files are stored; without it in the data folder. */
  s3?: S3Settings
  /** Without it e-mails are written as .eml files into the data folder. */
  smtpUrl?: string
  /** How often open event streams show a sign of life; the contract's figure unless given. */
  heartbeatMs?: number
}

/** Services of the modules: created once from the options, passed as arguments, never global. */
export interface Services extends PlatformOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly notifications: Notifications
  /** Addresses that users give and the process may connect to. */
  readonly reach: Reach
  readonly background: Background
  readonly files: FileStore
  /** Issued documents as PDF; served only after a check of the right to them. */
  readonly documentFiles: FileStore
  /** Decoding and encoding of pictures, one at a time. */
  readonly pictures: OneAtATime
  /** Whether guests' limits hold (`platform/http/limits.ts`). */
  readonly guestLimited: boolean
}
