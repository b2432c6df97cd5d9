import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mountAccounting } from './accounting/routes.ts'
import { registry } from './collections/index.ts'
import { mountCollection } from './crud/routes.ts'
import { mountMonthlyStatements } from './insight/monthly-statement/routes.ts'
import { mountOfficeReports } from './insight/office-report/routes.ts'
import { mountAnalytics } from './insight/analytics/routes.ts'
import { authenticator } from './accounts/sign-in/authenticate.ts'
import { mountSignIn } from './accounts/sign-in/routes.ts'
import { mountBackups } from './operations/backups/routes.ts'
import { mountAvailability } from './inventory/routes.ts'
import { mountDashboard } from './insight/dashboard/routes.ts'
import { mountQueue } from './insight/queue/routes.ts'
import { collectOpenApi } from './operations/documentation/openapi.ts'
import { mountDocumentation } from './operations/documentation/routes.ts'
import { mountAnswers } from './enquiries/answers/answer-routes.ts'
import { mountEnquiries } from './enquiries/routes.ts'
import { mountGuests } from './guests/routes.ts'
import { mountHousekeeping } from './housekeeping/routes.ts'
import { mountHistory } from './history/routes.ts'
import { mountEvents } from './events/routes.ts'
import { mountOffline } from './offline/routes.ts'
import { mountFeeds } from './calendars/routes.ts'
import type { ProcessState } from './operations/health/check-readiness.ts'
import { mountHealth } from './operations/health/routes.ts'
import { mountFirstSteps } from './operations/first-steps/routes.ts'
import { mountGatewayKeys } from './payments/gateway-keys/routes.ts'
import { mountMailServer } from './mail-server/routes.ts'
import { mountEInvoices } from './e-invoices/routes.ts'
import { mountFirms } from './firms/routes.ts'
import { mountInvoices } from './documents/routes.ts'
import { mountPageSlugs } from './content/page-slug-routes.ts'
import { mountLetters } from './letters/routes.ts'
import { mountOffers } from './content/offer-routes.ts'
import { mountPayments } from './payments/routes.ts'
import { mountPrivacy } from './privacy/routes.ts'
import { mountSampleMode } from './operations/sample-mode/routes.ts'
import { mountExports } from './insight/exports/routes.ts'
import { mountSearch } from './insight/search/routes.ts'
import { mountSiteOpening } from './operations/site-opening/routes.ts'
import { mountSlots } from './booking/slots/routes.ts'
import { mountStatements } from './statements/routes.ts'
import { mountPriceCalendar } from './price-calendar/routes.ts'
import { mountPackages } from './packages/routes.ts'
import { mountCombinations } from './combinations/routes.ts'
import { mountQuotes } from './pricing/routes.ts'
import { mountRegister } from './register/routes.ts'
import { mountSecurityDeposits } from './security-deposits/routes.ts'
import { mountBill } from './booking/bill/routes.ts'
import { mountChangesForAdmins } from './booking/admin-change-routes.ts'
import { mountReservationsForAdmins } from './booking/admin-routes.ts'
import { mountReservations } from './booking/routes.ts'
import { mountSurveys } from './surveys/routes.ts'
import { mountDaySheets } from './insight/day-sheets/routes.ts'
import { mountTapeChart } from './insight/tape-chart/routes.ts'
import { mountWallets } from './wallets/routes.ts'
import { mountGatherings } from './gatherings/routes.ts'
import { mountWaitingList } from './waiting-list/routes.ts'
import { withRecordForm } from './uploads/read-record-form.ts'
import { mountVouchers } from './voucher-sales/routes.ts'
import { mountVoucherOrders } from './voucher-sales/order-routes.ts'
import { mountUploadCalls } from './uploads/routes.ts'
import { mountEmails } from './reservations/email-screens/email-routes.ts'
import { mountApiKeys } from './accounts/api-keys/routes.ts'
import { mountPush } from './push/routes.ts'
import { mountSavedViews } from './accounts/saved-views/routes.ts'
import { mountWebhooks } from './webhooks/routes.ts'
import { mountSecondFactor } from './accounts/second-factor/routes.ts'
import { mountUndo } from './undo/routes.ts'
import { mountAccounts } from './accounts/users/account-routes.ts'
import { mountUsers } from './accounts/users/routes.ts'
import { answerOnce } from './platform/http/answer-once.ts'
import { tellLimits } from './platform/http/rate-limit-headers.ts'
import { setUpHttp } from './platform/http/http.ts'
import { answerAfterBarrier } from './platform/changes/write-barrier.ts'
import type { ApiServices } from './services.ts'

/** Routes of the modules, beside those that every collection has from its declaration. */
const modules: readonly ((app: FastifyInstance, services: ApiServices) => void)[] = [
  mountSignIn,
  mountUsers,
  mountHistory,
  mountAccounts,
  mountSecondFactor,
  mountSavedViews,
  mountPush,
  mountApiKeys,
  mountWebhooks,
  mountEmails,
  mountUploadCalls,
  mountAvailability,
  mountQuotes,
  mountCombinations,
  mountPriceCalendar,
  mountPackages,
  mountSlots,
  mountReservations,
  mountGuests,
  mountWallets,
  mountReservationsForAdmins,
  mountChangesForAdmins,
  mountBill,
  mountWaitingList,
  mountGatherings,
  mountInvoices,
  mountFirms,
  mountEInvoices,
  mountPayments,
  mountStatements,
  mountAccounting,
  mountSecurityDeposits,
  mountVouchers,
  mountVoucherOrders,
  mountDashboard,
  mountQueue,
  mountFirstSteps,
  mountMailServer,
  mountGatewayKeys,
  mountBackups,
  mountAnalytics,
  mountMonthlyStatements,
  mountOfficeReports,
  mountFeeds,
  mountRegister,
  mountSurveys,
  mountPrivacy,
  mountEvents,
  mountTapeChart,
  mountDaySheets,
  mountHousekeeping,
  mountUndo,
  mountOffline,
  mountEnquiries,
  mountAnswers,
  mountLetters,
  mountOffers,
  mountPageSlugs,
  mountSampleMode,
  mountSiteOpening,
  mountSearch,
  mountExports,
]

/**
 * Mounts all routes below `/api`: HTTP as a whole (errors, sign-in), then each module, then the collections.
 */
export async function mountRoutes(
  app: FastifyInstance,
  services: ApiServices,
  state: () => ProcessState,
): Promise<void> {
  tellLimits(app)
  setUpHttp(app, authenticator(services))
  answerAfterBarrier(app, services.notifications)
  answerOnce(app, services)
  const openApi = collectOpenApi(app, services.publicUrl)
  mountHealth(app, services, state)
  mountDocumentation(app, openApi)
  for (const mountModule of modules) mountModule(app, services)
  mountCollections(app, services)
}

function mountCollections(app: FastifyInstance, services: ApiServices): void {
  const { db, clock, publicUrl } = services
  const contextOf = ({ actor }: FastifyRequest) => ({ actor, clock, publicUrl })
  const writeForm = withRecordForm.bind(undefined, services)
  for (const collection of registry.values())
    mountCollection(app, { db, registry, contextOf, writeForm }, collection)
}
