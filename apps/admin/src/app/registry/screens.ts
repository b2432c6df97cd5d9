import type { LoadScreen, ScreensByCollection } from '../../core/screens/load-screen.ts'
import { account } from '../../features/account/screens.ts'
import { accountingPage, tillPage } from '../../features/accounting/screens.ts'
import { formEdit } from '../../features/admin-forms/screens.ts'
import { analytics } from '../../features/analytics/screens.ts'
import { statementInbox } from '../../features/bank-statements/screens.ts'
import { conflictList, feedEdit, feedList } from '../../features/calendars/screens.ts'
import { messageEdit, messageList } from '../../features/contact-messages/screens.ts'
import { couponList } from '../../features/coupons/screens.ts'
import { dashboard } from '../../features/dashboard/screens.ts'
import { outgoingEmailList } from '../../features/emails/screens.ts'
import { activityEdit, galleryEdit, galleryList } from '../../features/galleries/screens.ts'
import { guestEdit, guestList } from '../../features/guests/screens.ts'
import { guestRegister, stayTax } from '../../features/guest-register/screens.ts'
import { kitchen, resourcePlan } from '../../features/day-sheets/screens.ts'
import { housekeeping } from '../../features/housekeeping/screens.ts'
import { taskList } from '../../features/tasks/screens.ts'
import { demandEdit, demandList } from '../../features/hall-demands/screens.ts'
import { invoiceList } from '../../features/invoices/screens.ts'
import { officeReport } from '../../features/office-report/screens.ts'
import { monthlyStatement } from '../../features/monthly-statement/screens.ts'
import { propertyHistory } from '../../features/property-history/screens.ts'
import { reservationAdd } from '../../features/new-reservation/screens.ts'
import { packageEdit } from '../../features/packages/screens.ts'
import { incomingEdit, incomingList } from '../../features/incoming-emails/screens.ts'
import { queueScreen } from '../../features/queue/screens.ts'
import { priceCalendar } from '../../features/price-calendar/screens.ts'
import { priceAdd, priceEdit, priceSimulator } from '../../features/prices/screens.ts'
import { receivedInvoiceList } from '../../features/received-invoices/screens.ts'
import { reservationEdit } from '../../features/reservation-detail/screens.ts'
import { reservationList } from '../../features/reservation-list/screens.ts'
import { sampleMode } from '../../features/sample-mode/screens.ts'
import { roleAdd, roleEdit, roleList } from '../../features/roles/screens.ts'
import { offerList } from '../../features/seasonal-offers/screens.ts'
import { weatherDay } from '../../features/weather/screens.ts'
import { serviceEdit } from '../../features/services/screens.ts'
import { settingsPage } from '../../features/settings/screens.ts'
import { answerList, surveyEdit, surveyList } from '../../features/surveys/screens.ts'
import { tapeChart } from '../../features/tape-chart/screens.ts'
import { textBlockList } from '../../features/text-blocks/screens.ts'
import { unitEdit } from '../../features/units/screens.ts'
import { keyList } from '../../features/api-keys/screens.ts'
import { webhookEdit, webhookList } from '../../features/webhooks/screens.ts'
import { userEdit, userList } from '../../features/users/screens.ts'
import { gatheringEdit } from '../../features/gatherings/screens.ts'
import { waitingEntry, waitingListPage } from '../../features/waiting-list/screens.ts'
import type { PageName } from './pages.ts'
import { voucherPage } from '../../features/vouchers/screens.ts'

/** Hand-made screens in place of generated ones, by collection. */
export const collectionScreens: ScreensByCollection = {
  'accommodation-units': { edit: unitEdit },
  activities: { edit: activityEdit },
  'administrator-forms': { edit: formEdit },
  'api-keys': { list: keyList },
  'calendar-conflicts': { list: conflictList },
  'calendar-feeds': { list: feedList, edit: feedEdit },
  'contact-messages': { list: messageList, edit: messageEdit },
  coupons: { list: couponList },
  galleries: { list: galleryList, edit: galleryEdit },
  gatherings: { edit: gatheringEdit },
  'global-settings': { edit: settingsPage },
  guests: { list: guestList, edit: guestEdit },
  'incoming-emails': { list: incomingList, edit: incomingEdit },
  'hall-demands': { list: demandList, edit: demandEdit },
  invoices: { list: invoiceList },
  'outgoing-emails': { list: outgoingEmailList },
  packages: { edit: packageEdit },
  prices: { add: priceAdd, edit: priceEdit },
  'received-invoices': { list: receivedInvoiceList },
  reservations: { list: reservationList, add: reservationAdd, edit: reservationEdit },
  roles: { list: roleList, add: roleAdd, edit: roleEdit },
  'seasonal-offers': { list: offerList },
  services: { edit: serviceEdit },
  'statement-lines': { list: statementInbox },
  'survey-answers': { list: answerList },
  surveys: { list: surveyList, edit: surveyEdit },
  tasks: { list: taskList },
  'text-blocks': { list: textBlockList },
  users: { list: userList, edit: userEdit },
  webhooks: { list: webhookList, edit: webhookEdit },
  'waiting-list': { list: waitingListPage, edit: waitingEntry },
}

/** Screens that belong to no collection. */
export const pageScreens: Readonly<Record<PageName, LoadScreen>> = {
  dashboard,
  queue: queueScreen,
  calendar: tapeChart,
  analytics,
  kitchen,
  housekeeping,
  'resource-plan': resourcePlan,
  weather: weatherDay,
  'guest-register': guestRegister,
  'monthly-statement': monthlyStatement,
  'office-report': officeReport,
  'stay-tax': stayTax,
  accounting: accountingPage,
  vouchers: voucherPage,
  till: tillPage,
  'price-calendar': priceCalendar,
  'price-simulator': priceSimulator,
  history: propertyHistory,
  'my-account': account,
  'sample-mode': sampleMode,
}
