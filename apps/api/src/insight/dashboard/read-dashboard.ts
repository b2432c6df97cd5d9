import type { Actor } from '../../platform/actor.ts'
import { hasForm } from '@dvor/booking/register/registration-number.ts'
import { awaits, isExpected, stateRules } from '@dvor/booking/reservation/states.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { numberIssues } from '@dvor/contract/values/company-numbers.ts'
import type { Dashboard, DashboardWarning } from '@dvor/contract/insight/dashboard.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import type { Db } from '../../db/database.ts'
import type { GatewayServices } from '../../payments/providers/services.ts'
import { listTermsGaps } from '../../property/terms/unfinished-terms.ts'
import { readSettings } from '../../property/settings.ts'
import { findLastGood, findLastTest } from '../../operations/backups/queries.ts'
import { takesOnlinePayments } from '../../payments/providers/providers.ts'
import { isMailSet } from '../../messaging/configured-transport.ts'
import { listAlerts } from '../alerts/list-alerts.ts'
import { hasUsableAccount } from '../../property/bank-transfer/reservation-transfer.ts'
import { expireOverdue } from '../../reservations/states/expire-overdue.ts'
import { countOpen } from '../../waiting-list/queries.ts'
import { settleOffers } from '../../waiting-list/settle-offers.ts'
import { listCards, type Card } from './card-queries.ts'
import { countInHouse, countStates, listRegistrationNumbers, listToClean } from './queries.ts'
import { readOccupancy } from './occupancy-queries.ts'

/** Services that the dashboard is read with. */
export type DashboardServices = Pick<
  GatewayServices,
  | 'clock'
  | 'publicUrl'
  | 'appSecret'
  | 'smtpUrl'
  | 'sandboxAllowed'
  | 'gatewayKeys'
  | 'dataDir'
  | 'readRoom'
  | 'backups'
>

/** Minutes after which an open online payment is shown to the owner. */
const openPaymentMinutes = 60

/** The dashboard's data of today; "today" is the day of the injected clock in the property. */
export async function readDashboard(db: Db, actor: Actor, services: DashboardServices): Promise<Dashboard> {
  await expireOverdue(db, services)
  await settleOffers(db, services.clock)
  const { now, today } = momentOf(services.clock.now())
  const openSince = new Date(now.getTime() - openPaymentMinutes * 60_000)
  const [
    cards,
    in_house,
    to_clean,
    occupancy,
    states,
    settings,
    backup,
    test,
    alerts,
    numbers,
    waiting_list,
    terms_gaps,
  ] = await Promise.all([
    listCards(db, actor, today, openSince),
    countInHouse(db, today),
    listToClean(db, today),
    readOccupancy(db, today),
    countStates(db),
    readSettings(db),
    findLastGood(db),
    findLastTest(db),
    listAlerts(db, services),
    listRegistrationNumbers(db),
    countOpen(db),
    listTermsGaps(db),
  ])
  return {
    today,
    ...cardsBy(cards, today),
    in_house,
    to_clean,
    waiting_list,
    alerts,
    warnings: warningsOf(settings, { numbers, terms_gaps }, services),
    terms_gaps,
    last_backup: backup ? { made_at: backup.made_at, bytes: backup.bytes ?? 0 } : null,
    last_restore_test: test?.tested_at
      ? { tested_at: test.tested_at, failed: test.test_failure !== null }
      : null,
    ...occupancy,
    states,
  }
}

type Lists = Pick<Dashboard, 'arrivals' | 'departures' | 'waiting_for_approval' | 'waiting_for_money'>

type SortedCards = Lists & Pick<Dashboard, 'attention'>

/** Sorts each reservation into all lists where it belongs. */
function cardsBy(cards: readonly Card[], today: string): SortedCards {
  const where = (belongs: (card: Card) => boolean) => cards.filter(belongs).map(({ card }) => card)
  const isBefore = (day: string | null) => day !== null && day < today
  return {
    arrivals: where(({ card }) => card.arrival === today && isExpected(card.state)),
    departures: where(({ card }) => card.departure === today && stateRules[card.state].hasArrived),
    waiting_for_approval: where(({ card }) => awaits(card.state, 'approval')),
    waiting_for_money: where(({ card }) => awaits(card.state, 'payment')),
    attention: {
      flagged: where(({ card }) => card.attention !== null),
      missed_arrivals: where(({ card }) => awaits(card.state, 'arrival') && isBefore(card.arrival)),
      missed_departures: where(({ card }) => awaits(card.state, 'departure') && isBefore(card.departure)),
      open_payments: where(({ hasOpenPayment }) => hasOpenPayment),
    },
  }
}

interface Found {
  /** Registration numbers of buildings and units. */
  numbers: readonly string[]
  /** Gaps in the terms. */
  terms_gaps: readonly string[]
}

/**
 * Settings that are missing, so that e-mails or payments would not arrive, and numbers that look mistyped.
 */
function warningsOf(
  settings: Settings,
  { numbers, terms_gaps }: Found,
  services: DashboardServices,
): DashboardWarning[] {
  const offersTrials = settings.sample_mode || services.sandboxAllowed
  const warnings: [DashboardWarning, boolean][] = [
    ['unfinished_terms', terms_gaps.length > 0],
    ['email_not_set_up', !isMailSet(settings, services)],
    ['only_trial_payments', !takesOnlinePayments(settings, services) && offersTrials],
    ['no_bank_account', !settings.iban],
    ['wrong_bank_account', Boolean(settings.iban) && !hasUsableAccount(settings)],
    // The sample's business has a company number that no company can have.
    ['wrong_business_data', !settings.sample_mode && numberIssues(settings).length > 0],
    [
      'odd_registration_number',
      numbers.some((number) => !hasForm(number, settings.registration_number_form)),
    ],
  ]
  return warnings.filter(([, holds]) => holds).map(([warning]) => warning)
}
