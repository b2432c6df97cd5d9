import type { FastifyPluginAsync } from 'fastify'
import { registry } from './collections/index.ts'
import { listenForEndedSessions } from './accounts/sign-in/upkeep.ts'
import { brandServer } from './property/brand/serve.ts'
import { assistantServer } from './assistants/routes.ts'
import { AllowedOrigins } from './property/allowed-origins.ts'
import { publicInternet } from './platform/outgoing/reach.ts'
import { cachedFigures } from './insight/alerts/cached-figures.ts'
import { attachedFiles } from './voucher-sales/attach-voucher.ts'
import { PictureSizes } from './uploads/picture-sizes.ts'
import { uploadServer } from './uploads/serve.ts'
import { EmailSender } from './messaging/sender.ts'
import { createSignInKit } from './accounts/credentials/sign-in-kit.ts'
import type { ApiFigures } from './figures.ts'
import type { ApiOptions } from './options.ts'
import { Background } from './platform/jobs/background.ts'
import { Jobs } from './platform/jobs/jobs.ts'
import { systemClock } from './platform/clock.ts'
import { contentChannel } from './platform/changes/content-changes.ts'
import { openDatabase, openDatabaseBehindPooler, type Database } from './db/database.ts'
import { Notifications } from './platform/changes/notifications.ts'
import { OneAtATime } from './platform/jobs/one-at-a-time.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { listenForNightChanges } from './platform/changes/record-changes.ts'
import { mountRoutes } from './mount-routes.ts'
import { prepare, type Prepared } from './prepare.ts'
import { offersAfterChanges } from './waiting-list/wake-offers.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import type { ApiServices } from './services.ts'
import { PushSender } from './push/sender.ts'
import { WebhookSender } from './webhooks/sender.ts'

/** The API as a value: it neither listens nor runs jobs until the caller starts it. */
export interface Api {
  /** To be registered at the prefix `/api`. */
  readonly plugin: FastifyPluginAsync
  /** Serves `/uploads/…`, icons, logo and colours of the property, and assistants; to be registered without a prefix. */
  readonly mountUploads: FastifyPluginAsync
  readonly db: Database
  /** Migrates under a lock, inserts the rows that an empty database lacks and creates the first admin. */
  prepare(report: (line: string) => void): Promise<Prepared>
  /** Starts the background work: jobs, senders, notifications, sizes of pictures. */
  start(): Promise<void>
  /** Resolves when background work without a timetable has ended: pictures, work after an answer. */
  settle(): Promise<void>
  /** Figures of this process for the metrics. */
  figures(): Promise<ApiFigures>
  /**
   * Makes /ready report this instance as not ready, so that a load balancer chooses another one; requests are still
   * answered.
   */
  retire(): void
  close(): Promise<void>
  /** Called on every instance after a commit that may show on a page. */
  onContentChange(listener: () => void): void
  /** Called on every instance after a commit that may have taken or freed nights. */
  onNightsChange(listener: () => void): void
  /** Origins of other web sites whose scripts may call the API, from the settings. */
  allowedOrigins(): Promise<readonly string[]>
  /**
   * Whether this instance receives notifications of commits at present; while it does not, cached data may be out of
   * date.
   */
  upToDate(): boolean
}

/** Composes the API over a pool. Jobs, e-mails and notifications begin with `start` and end with `close`. */
export function createApi(options: ApiOptions): Api {
  const services = createServices(options)
  const jobs = new Jobs(options.pool, services)
  const emails = new EmailSender({
    ...services,
    readDocument: attachedFiles(services),
  })
  const webhooks = new WebhookSender(services)
  const notices = new PushSender(services)
  let retiring = false
  const propertyFigures = cachedFigures(services)
  const state = () => ({ queue: jobs.state, retiring })
  return {
    db: services.db,
    plugin: (app) => mountRoutes(app, services, state),
    mountUploads: async (app) => {
      await app.register(uploadServer(services.files))
      await app.register(brandServer(services))
      await app.register(assistantServer(services))
    },
    prepare: (report) => prepare(services, options.pool, report),
    start: async () => {
      listenForEndedSessions(services)
      listenForNightChanges(services.notifications, offersAfterChanges(services))
      emails.start()
      webhooks.start()
      notices.start()
      await services.notifications.start()
      services.sizes.wake()
      jobs.start(scheduledJobs(services))
    },
    settle: async () => {
      await services.background.settle()
      await services.sizes.settle()
    },
    figures: async () => ({
      pool: poolOf(services.db),
      jobs: jobs.tallies,
      property: await propertyFigures(),
    }),
    retire: () => {
      retiring = true
    },
    close: async () => {
      await emails.stop()
      await webhooks.stop()
      await notices.stop()
      await jobs.stop()
      await services.sizes.stop()
      await services.background.settle()
      await services.notifications.close()
      // A last notification may have started some.
      await services.background.settle()
      await services.db.$client.end()
    },
    onContentChange: (listener) => services.notifications.on(contentChannel, listener),
    onNightsChange: (listener) => listenForNightChanges(services.notifications, listener),
    allowedOrigins: () => services.allowedOrigins.list(),
    upToDate: () => services.notifications.upToDate,
  }
}

const poolOf = ({ $client }: Database): ApiFigures['pool'] => ({
  total: $client.totalCount,
  idle: $client.idleCount,
  waiting: $client.waitingCount,
})

/** The services that use-cases are given, from the options of the API; nothing of them runs yet. */
export function createServices({
  pool,
  pooler,
  logger,
  clock = systemClock,
  reach = publicInternet,
  guestLimits = true,
  ...rest
}: ApiOptions): ApiServices {
  const db = pooler ? openDatabaseBehindPooler(pooler) : openDatabase(pool)
  const files = openFileStore(rest.dataDir, rest.s3)
  const documentFiles = openFileStore(rest.dataDir, rest.s3, 'documents')
  const pictures = new OneAtATime()
  const notifications = new Notifications(pool, logger)
  return {
    ...rest,
    pool,
    registry,
    clock,
    reach,
    guestLimited: guestLimits,
    log: logger,
    db,
    files,
    documentFiles,
    pictures,
    sizes: new PictureSizes({ db, files, pictures, log: logger }),
    notifications,
    allowedOrigins: new AllowedOrigins(db, notifications),
    background: new Background(logger),
    signIn: createSignInKit(rest.appSecret, clock, rest.passwordCost),
  }
}
