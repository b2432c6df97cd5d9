import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { mountAccounting } from './accounting/routes.ts'
import { registry } from './collections/index.ts'
import { mountCollection } from './crud/routes.ts'
import { mountMonthlyStatements } from './insight/monthly-statement/routes.ts'
import { mountAnalytics } from './insight/analytics/routes.ts'
import { authenticator } from './accounts/sign-in/authenticate.ts'
import { mountSignIn } from './accounts/sign-in/routes.ts'
import { listenForEndedSessions } from './accounts/sign-in/upkeep.ts'
import { brandServer } from './property/brand/serve.ts'
import { mountBackups } from './operations/backups/routes.ts'
import { mountAvailability } from './inventory/routes.ts'
import { AllowedOrigins } from './property/allowed-origins.ts'
import { mountDashboard } from './insight/dashboard/routes.ts'
import { collectOpenApi } from './operations/documentation/openapi.ts'
import { mountDocumentation } from './operations/documentation/routes.ts'
import { mountEnquiries } from './enquiries/routes.ts'
import { mountEvents } from './events/routes.ts'
import { publicInternet } from './calendars/reading/reach.ts'
import { mountFeeds } from './calendars/routes.ts'
import type { ProcessState } from './operations/health/check-readiness.ts'
import { mountHealth } from './operations/health/routes.ts'
import { figureKeeper } from './insight/alerts/keep-figures.ts'
import { mountFirstSteps } from './operations/first-steps/routes.ts'
import { mountGatewayKeys } from './payments/gateway-keys/routes.ts'
import { mountMailServer } from './mail-server/routes.ts'
import { attachedDocument } from './documents/attach-documents.ts'
import { mountEInvoices } from './e-invoices/routes.ts'
import { mountInvoices } from './documents/routes.ts'
import { mountPageSlugs } from './content/page-slug-routes.ts'
import { mountOffers } from './content/offer-routes.ts'
import { mountPayments } from './payments/routes.ts'
import { mountPrivacy } from './privacy/routes.ts'
import { mountSampleMode } from './operations/sample-mode/routes.ts'
import { mountExports } from './insight/exports/routes.ts'
import { mountSearch } from './insight/search/routes.ts'
import { mountSiteOpening } from './operations/site-opening/routes.ts'
import { mountSlots } from './booking/slots/routes.ts'
import { mountStatements } from './statements/routes.ts'
import { mountQuotes } from './pricing/routes.ts'
import { mountRegister } from './register/routes.ts'
import { mountSecurityDeposits } from './security-deposits/routes.ts'
import { mountReservationsForAdmins } from './booking/admin-routes.ts'
import { mountReservations } from './booking/routes.ts'
import { mountSurveys } from './surveys/routes.ts'
import { AvifMaker } from './uploads/avif-maker.ts'
import { mountTexts } from './content/text-routes.ts'
import { mountDaySheets } from './insight/day-sheets/routes.ts'
import { mountTapeChart } from './insight/tape-chart/routes.ts'
import { withRecordForm } from './uploads/read-record-form.ts'
import { mountUploadCalls } from './uploads/routes.ts'
import { uploadServer } from './uploads/serve.ts'
import { mountEmails } from './reservations/email-screens/email-routes.ts'
import { EmailSender } from './messaging/sender.ts'
import { mountSecondFactor } from './accounts/second-factor/routes.ts'
import { mountAccounts } from './accounts/users/account-routes.ts'
import { mountUsers } from './accounts/users/routes.ts'
import { createSignInKit } from './accounts/credentials/sign-in-kit.ts'
import type { ApiFigures } from './figures.ts'
import type { ApiOptions } from './options.ts'
import { Background } from './platform/jobs/background.ts'
import { Jobs } from './platform/jobs/jobs.ts'
import { systemClock } from './platform/clock.ts'
import { contentChannel } from './platform/changes/content-changes.ts'
import { openDatabase, type Database } from './db/database.ts'
import { setUpHttp } from './platform/http/http.ts'
import { Notifications } from './platform/changes/notifications.ts'
import { OneAtATime } from './platform/jobs/one-at-a-time.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { answerAfterBarrier } from './platform/changes/write-barrier.ts'
import { refuseUnderPressure, startLoopGauge } from './platform/http/pressure.ts'
import { listenForNightChanges } from './platform/changes/record-changes.ts'
import { prepare, type Prepared } from './prepare.ts'
import { scheduledJobs } from './scheduled-jobs.ts'
import type { ApiServices } from './services.ts'

/** The API as a value: it neither listens nor runs jobs until the caller starts it. */
export interface Api {
  /** To be registered at the prefix `/api`. */
  readonly plugin: FastifyPluginAsync
  /** Serves `/uploads/…`, and icons, logo and colours of the property; to be registered without a prefix. */
  readonly mountUploads: FastifyPluginAsync
  readonly db: Database
  /** Migrates under a lock, inserts the rows that an empty database lacks and creates the first admin. */
  prepare(report: (line: string) => void): Promise<Prepared>
  /** Starts the background work: jobs, senders and notifications. */
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

export function createApi(options: ApiOptions): Api {
  const services = createServices(options)
  const jobs = new Jobs(options.pool, services)
  const emails = new EmailSender({
    ...services,
    readDocument: (db, attachment) => attachedDocument(db, attachment, services),
  })
  let retiring = false
  const propertyFigures = figureKeeper(services)
  const state = () => ({ queue: jobs.state, retiring })
  return {
    db: services.db,
    plugin: (app) => mount(app, services, state),
    mountUploads: async (app) => {
      await app.register(uploadServer(services.files))
      await app.register(brandServer(services))
    },
    prepare: (report) => prepare(services, options.pool, report),
    start: async () => {
      listenForEndedSessions(services)
      emails.start()
      await services.notifications.start()
      services.avif.wake()
      jobs.start(scheduledJobs(services))
    },
    settle: async () => {
      await services.background.settle()
      await services.avif.settle()
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
      await jobs.stop()
      await services.avif.stop()
      await services.background.settle()
      await services.notifications.close()
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

export function createServices({
  pool,
  logger,
  clock = systemClock,
  feedReach = publicInternet,
  guestLimits = true,
  ...rest
}: ApiOptions): ApiServices {
  const db = openDatabase(pool)
  const files = openFileStore(rest.dataDir, rest.s3)
  const documentFiles = openFileStore(rest.dataDir, rest.s3, 'documents')
  const pictures = new OneAtATime()
  const notifications = new Notifications(pool, logger)
  return {
    ...rest,
    pool,
    registry,
    clock,
    feedReach,
    guestLimited: guestLimits,
    log: logger,
    db,
    files,
    documentFiles,
    pictures,
    avif: new AvifMaker({ db, files, pictures, log: logger }),
    notifications,
    allowedOrigins: new AllowedOrigins(db, notifications),
    background: new Background(logger),
    signIn: createSignInKit(rest.appSecret, clock, rest.passwordCost),
  }
}

async function mount(app: FastifyInstance, services: ApiServices, state: () => ProcessState): Promise<void> {
  setUpHttp(app, authenticator(services))
  refuseUnderPressure(app, startLoopGauge(), services.pressureLimitMs)
  answerAfterBarrier(app, services.notifications)
  await collectOpenApi(app)
  const contextOf = ({ actor }: FastifyRequest) => ({
    actor,
    clock: services.clock,
    publicUrl: services.publicUrl,
  })
  mountHealth(app, services, state)
  mountDocumentation(app)
  mountSignIn(app, services)
  mountUsers(app, services)
  mountAccounts(app, services)
  mountSecondFactor(app, services)
  mountEmails(app, services)
  mountUploadCalls(app, services)
  mountAvailability(app, services)
  mountQuotes(app, services)
  mountSlots(app, services)
  mountReservations(app, services)
  mountReservationsForAdmins(app, services)
  mountInvoices(app, services)
  mountEInvoices(app, services)
  mountPayments(app, services)
  mountStatements(app, services)
  mountAccounting(app, services)
  mountSecurityDeposits(app, services)
  mountDashboard(app, services)
  mountFirstSteps(app, services)
  mountMailServer(app, services)
  mountGatewayKeys(app, services)
  mountBackups(app, services)
  mountAnalytics(app, services)
  mountMonthlyStatements(app, services)
  mountFeeds(app, services)
  mountRegister(app, services)
  mountSurveys(app, services)
  mountPrivacy(app, services)
  mountEvents(app, services)
  mountTapeChart(app, services)
  mountDaySheets(app, services)
  mountEnquiries(app, services)
  mountOffers(app, services)
  mountTexts(app, services)
  mountPageSlugs(app, services)
  mountSampleMode(app, services)
  mountSiteOpening(app, services)
  mountSearch(app, services)
  mountExports(app, services)
  const writeForm = withRecordForm.bind(undefined, services)
  for (const collection of registry.values())
    mountCollection(app, { db: services.db, registry, contextOf, writeForm }, collection)
}
