import { momentOf } from '@dvor/booking/stay/moment.ts'
import { numberIssues } from '@dvor/contract/values/company-numbers.ts'
import type { Dashboard, DashboardWarning } from '@dvor/contract/insight/dashboard.ts'
import type { Settings } from '../../collections/global-settings.ts'
import type { Db } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { readSettings } from '../availability/queries.ts'
import { findLastGood } from '../backups/queries.ts'
import { stripeKeys } from '../gateway-keys/stored-keys.ts'
import { isMailSet } from '../mail-server/configured-transport.ts'
import { listAlerts } from '../alerts/list-alerts.ts'
import { hasUsableAccount } from '../payments/reservation-transfer.ts'
import { expireOverdue } from '../reservations/expire-overdue.ts'
import { listCards } from './card-queries.ts'
import { cardsBy } from './cards.ts'
import { countInHouse, countStates, listToClean } from './queries.ts'
import { readOccupancy } from './occupancy-queries.ts'

type DashboardServices = Pick<
  Services,
  'clock' | 'publicUrl' | 'appSecret' | 'smtpUrl' | 'sandboxAllowed' | 'stripe' | 'stripeApi' | 'backups'
>

/** An online payment that is open for longer needs a look. */
const openPaymentMinutes = 60

/** Everything the owner should know this morning; "today" is the injected clock's, in the property. */
export async function readDashboard(db: Db, services: DashboardServices): Promise<Dashboard> {
  await expireOverdue(db, services)
  const { now, today } = momentOf(services.clock.now())
  const openSince = new Date(now.getTime() - openPaymentMinutes * 60_000)
  const [cards, in_house, to_clean, occupancy, states, settings, backup, alerts] = await Promise.all([
    listCards(db, today, openSince),
    countInHouse(db, today),
    listToClean(db, today),
    readOccupancy(db, today),
    countStates(db),
    readSettings(db),
    findLastGood(db),
    listAlerts(db, services),
  ])
  return {
    today,
    ...cardsBy(cards, today),
    in_house,
    to_clean,
    alerts,
    warnings: warningsOf(settings, services),
    last_backup: backup ? { made_at: backup.made_at, bytes: backup.bytes ?? 0 } : null,
    ...occupancy,
    states,
  }
}

/** What is not set up yet, so that e-mails or money would not arrive. */
function warningsOf(settings: Settings, services: DashboardServices): DashboardWarning[] {
  const offersTrials = settings.sample_mode || services.sandboxAllowed
  const warnings: [DashboardWarning, boolean][] = [
    ['email_not_set_up', !isMailSet(settings, services)],
    ['only_trial_payments', !stripeKeys(settings, services) && offersTrials],
    ['no_bank_account', !settings.iban],
    ['wrong_bank_account', Boolean(settings.iban) && !hasUsableAccount(settings)],
    // The business of the sample has a company number that nobody can have.
    ['wrong_business_data', !settings.sample_mode && numberIssues(settings).length > 0],
  ]
  return warnings.filter(([, holds]) => holds).map(([warning]) => warning)
}
