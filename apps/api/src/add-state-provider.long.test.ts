import { languageCodes } from '@dvor/format/languages.ts'
import { expect, inject, test } from 'vitest'
import { howToTimeout, runHowTo } from './testing/run-how-to.ts'

/** Only a `TEST_EFFORT` above 1 checks the types of the finished copy: running it shows what it does. */
const withTypes = inject('effort') > 1

/** What each language says of the states. */
const statesOf = (codes: readonly string[]) =>
  codes.map((code) => `packages/texts/src/${code}/reservation/states.ts`)

test(
  'a state and a payment provider serve guests once the places of the documentation are filled in',
  { timeout: howToTimeout },
  async () => {
    expect(await runHowTo('add-state-provider.sh', withTypes)).toEqual([
      'state 1 packages/contract/src/values/reservation-states.ts',
      'provider 1 packages/contract/src/installation/gateway-keys.ts',
      '  does not compile: apps/admin/src/features/reservation-detail/summary/next-text.ts',
      '  does not compile: apps/admin/src/features/reservations/state-badge.tsx',
      '  does not compile: apps/admin/src/features/reservations/texts/transition-texts.ts',
      '  does not compile: apps/api/src/booking/changing/edit-reservation.ts',
      '  does not compile: apps/api/src/payments/providers/providers.ts',
      '  does not compile: apps/api/src/reservations/emails/choose-notice.ts',
      '  does not compile: apps/site/app/features/reservation/texts/state-texts.ts',
      '  does not compile: packages/booking/src/reservation/states.ts',
      ...statesOf(languageCodes.toSorted()).map((file) => `  does not compile: ${file}`),
      'state 2 packages/booking/src/reservation/states.ts',
      'state 3 apps/api/src/reservations/emails/choose-notice.ts',
      'state 3 apps/api/src/booking/changing/edit-reservation.ts',
      'state 4 apps/site/app/features/reservation/texts/state-texts.ts',
      ...statesOf(languageCodes.toSorted()).map((file) => `state 4 ${file}`),
      'state 5 apps/admin/src/features/reservations/state-badge.tsx',
      'state 5 apps/admin/src/features/reservation-detail/summary/next-text.ts',
      'state 6 apps/admin/src/features/reservations/texts/transition-texts.ts',
      'provider 2 apps/api/src/payments/providers/demopay-provider.ts',
      'provider 3 apps/api/src/payments/providers/providers.ts',
      ...(withTypes ? ['types checked'] : []),
      'provider: a forged notification 400, a true one 200',
      'provider: the reservation is confirmed, its deposit paid',
      'provider: a refund is done, the gateway gave 100 cents back',
      'state: before 409 for the same nights',
      'state: the reservation is postponed',
      'state: after 200 for the same nights',
      'state: its guest sees postponed',
      'state: the export has it',
      'state: badge <span data-tone="wait">Odložená</span>',
    ])
  },
)
