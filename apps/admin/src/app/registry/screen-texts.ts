import { account } from '../../features/account/texts.ts'
import { calendars } from '../../features/calendars/texts.ts'
import { chart } from '../../features/tape-chart/texts.ts'
import { dashboard } from '../../features/dashboard/texts.ts'
import { invoices } from '../../features/invoices/texts.ts'
import { payments } from '../../features/bank-statements/texts.ts'
import { register } from '../../features/guest-register/texts.ts'
import { reservations } from '../../features/reservations/texts.ts'
import { simulator } from '../../features/prices/simulator-texts.ts'
import { slots } from '../../features/services/texts.ts'
import { surveys } from '../../features/surveys/texts.ts'

/** Texts of the hand-made screens: they come beside the first screen, so that the sign-in need not carry them. */
export const screenTexts = {
  account,
  calendars,
  chart,
  dashboard,
  invoices,
  payments,
  register,
  reservations,
  simulator,
  slots,
  surveys,
} as const
