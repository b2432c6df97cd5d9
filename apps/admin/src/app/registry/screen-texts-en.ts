import type { English } from '../../core/texts/translation.ts'
import type { screenTexts } from './screen-texts.ts'
import { account } from '../../features/account/texts-en.ts'
import { agreedPrice } from '../../features/agreed-price/texts-en.ts'
import { allowance } from '../../features/allowance/texts-en.ts'
import { accounting } from '../../features/accounting/texts-en.ts'
import { analytics } from '../../features/analytics/texts-en.ts'
import { payments } from '../../features/bank-statements/texts-en.ts'
import { incoming } from '../../features/incoming-emails/texts-en.ts'
import { letters } from '../../features/letters/texts-en.ts'
import { answers } from '../../features/enquiry-answers/texts-en.ts'
import { articles } from '../../features/blog-articles/texts-en.ts'
import { calendars } from '../../features/calendars/texts-en.ts'
import { messages } from '../../features/contact-messages/texts-en.ts'
import { coupons } from '../../features/coupons/texts-en.ts'
import { dashboard } from '../../features/dashboard/texts-en.ts'
import { bill } from '../../features/bill/texts-en.ts'
import { housekeeping } from '../../features/housekeeping/texts-en.ts'
import { taskTexts as tasks } from '../../features/tasks/texts-en.ts'
import { emails } from '../../features/emails/texts-en.ts'
import { firms } from '../../features/firms/texts-en.ts'
import { gallery } from '../../features/galleries/texts-en.ts'
import { guests } from '../../features/guests/texts-en.ts'
import { register } from '../../features/guest-register/texts-en.ts'
import { sheets } from '../../features/day-sheets/texts-en.ts'
import { demands } from '../../features/hall-demands/texts-en.ts'
import { invoices } from '../../features/invoices/texts-en.ts'
import { packages } from '../../features/packages/texts-en.ts'
import { personalData } from '../../features/personal-data/texts-en.ts'
import { priceCalendar } from '../../features/price-calendar/texts-en.ts'
import { seasons } from '../../features/prices/season-texts-en.ts'
import { simulator } from '../../features/prices/simulator/simulator-texts-en.ts'
import { received } from '../../features/received-invoices/texts-en.ts'
import { queue } from '../../features/queue/texts-en.ts'
import { changes } from '../../features/property-history/texts-en.ts'
import { history } from '../../features/reservation-detail/history/history-texts-en.ts'
import { reservations } from '../../features/reservations/texts-en.ts'
import { rooming } from '../../features/rooming/texts-en.ts'
import { roles } from '../../features/roles/texts-en.ts'
import { sample } from '../../features/sample-mode/texts-en.ts'
import { offers } from '../../features/seasonal-offers/texts-en.ts'
import { wholes } from '../../features/units/whole-texts-en.ts'
import { slots } from '../../features/services/texts-en.ts'
import { settings } from '../../features/settings/texts-en.ts'
import { securityDeposits } from '../../features/security-deposits/texts-en.ts'
import { weather } from '../../features/weather/texts-en.ts'
import { office } from '../../features/office-report/texts-en.ts'
import { statement } from '../../features/monthly-statement/texts-en.ts'
import { surveys } from '../../features/surveys/texts-en.ts'
import { chart } from '../../features/tape-chart/texts-en.ts'
import { blocks } from '../../features/text-blocks/texts-en.ts'
import { apiKeys } from '../../features/api-keys/texts-en.ts'
import { webhooks } from '../../features/webhooks/texts-en.ts'
import { users } from '../../features/users/texts-en.ts'
import { gatherings } from '../../features/gatherings/texts-en.ts'
import { waitingList } from '../../features/waiting-list/texts-en.ts'
import { vouchers } from '../../features/vouchers/texts-en.ts'
import { search } from './search-texts-en.ts'

/** English texts of all features by namespace, loaded when English is chosen. */
export const screenTextsEn: English<typeof screenTexts> = {
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
}
