import { account } from '../../features/account/texts.ts'
import { agreedPrice } from '../../features/agreed-price/texts.ts'
import { allowance } from '../../features/allowance/texts.ts'
import { accounting } from '../../features/accounting/texts.ts'
import { analytics } from '../../features/analytics/texts.ts'
import { payments } from '../../features/bank-statements/texts.ts'
import { incoming } from '../../features/incoming-emails/texts.ts'
import { letters } from '../../features/letters/texts.ts'
import { answers } from '../../features/enquiry-answers/texts.ts'
import { articles } from '../../features/blog-articles/texts.ts'
import { calendars } from '../../features/calendars/texts.ts'
import { messages } from '../../features/contact-messages/texts.ts'
import { coupons } from '../../features/coupons/texts.ts'
import { dashboard } from '../../features/dashboard/texts.ts'
import { sheets } from '../../features/day-sheets/texts.ts'
import { bill } from '../../features/bill/texts.ts'
import { housekeeping } from '../../features/housekeeping/texts.ts'
import { taskTexts as tasks } from '../../features/tasks/texts.ts'
import { emails } from '../../features/emails/texts.ts'
import { firms } from '../../features/firms/texts.ts'
import { gallery } from '../../features/galleries/texts.ts'
import { guests } from '../../features/guests/texts.ts'
import { register } from '../../features/guest-register/texts.ts'
import { demands } from '../../features/hall-demands/texts.ts'
import { invoices } from '../../features/invoices/texts.ts'
import { packages } from '../../features/packages/texts.ts'
import { personalData } from '../../features/personal-data/texts.ts'
import { priceCalendar } from '../../features/price-calendar/texts.ts'
import { seasons } from '../../features/prices/season-texts.ts'
import { simulator } from '../../features/prices/simulator/simulator-texts.ts'
import { received } from '../../features/received-invoices/texts.ts'
import { queue } from '../../features/queue/texts.ts'
import { changes } from '../../features/property-history/texts.ts'
import { history } from '../../features/reservation-detail/history/history-texts.ts'
import { reservations } from '../../features/reservations/texts.ts'
import { rooming } from '../../features/rooming/texts.ts'
import { roles } from '../../features/roles/texts.ts'
import { sample } from '../../features/sample-mode/texts.ts'
import { offers } from '../../features/seasonal-offers/texts.ts'
import { wholes } from '../../features/units/whole-texts.ts'
import { slots } from '../../features/services/texts.ts'
import { settings } from '../../features/settings/texts.ts'
import { securityDeposits } from '../../features/security-deposits/texts.ts'
import { weather } from '../../features/weather/texts.ts'
import { office } from '../../features/office-report/texts.ts'
import { statement } from '../../features/monthly-statement/texts.ts'
import { surveys } from '../../features/surveys/texts.ts'
import { chart } from '../../features/tape-chart/texts.ts'
import { blocks } from '../../features/text-blocks/texts.ts'
import { apiKeys } from '../../features/api-keys/texts.ts'
import { webhooks } from '../../features/webhooks/texts.ts'
import { users } from '../../features/users/texts.ts'
import { gatherings } from '../../features/gatherings/texts.ts'
import { waitingList } from '../../features/waiting-list/texts.ts'
import { vouchers } from '../../features/vouchers/texts.ts'
import { search } from './search-texts.ts'

/** Slovak texts of all features by namespace, loaded as one chunk beside the first screen. */
export const screenTexts = {
  account,
  accounting,
  agreedPrice,
  allowance,
  analytics,
  answers,
  incoming,
  letters,
  articles,
  bill,
  blocks,
  calendars,
  changes,
  chart,
  coupons,
  dashboard,
  demands,
  emails,
  housekeeping,
  tasks,
  firms,
  gallery,
  guests,
  history,
  invoices,
  messages,
  offers,
  packages,
  payments,
  personalData,
  priceCalendar,
  queue,
  received,
  register,
  reservations,
  roles,
  rooming,
  sample,
  search,
  seasons,
  settings,
  sheets,
  simulator,
  wholes,
  slots,
  securityDeposits,
  office,
  weather,
  statement,
  surveys,
  apiKeys,
  users,
  webhooks,
  gatherings,
  waitingList,
  vouchers,
} as const
