import { expect, inject, test } from 'vitest'
import { howToTimeout, runHowTo } from './testing/run-how-to.ts'

/** Only a `TEST_EFFORT` above 1 checks the types of the finished copy: running it shows what it does. */
const withTypes = inject('effort') > 1

test(
  'all additions of the documentation serve the API once their places are filled in, and the compiler names what is missing',
  { timeout: howToTimeout },
  async () => {
    expect(await runHowTo('add-to-the-api.sh', withTypes)).toEqual([
      'field 1 packages/contract/src/collections/services/activity-prices.ts',
      'language 1 packages/format/src/languages.ts',
      'role 1 packages/contract/src/accounts/roles.ts',
      'call 1 packages/contract/src/calls/guests/guest-paths.ts',
      'e-mail 1 apps/api/src/messaging/rendering/email-kinds.ts',
      '  does not compile: apps/api/src/collections/plain-collections.ts',
      '  does not compile: apps/api/src/reservations/emails/email-requests.ts',
      '  does not compile: packages/contract/src/accounts/roles.ts',
      '  does not compile: packages/contract/src/calls/guests/reports.ts',
      '  does not compile: packages/format/src/countries.ts',
      '  does not compile: packages/format/src/grammar.ts',
      '  does not compile: packages/texts/src/texts.ts',
      'language 2 packages/format/src/pl',
      'language 3 packages/texts/src/pl',
      'permission 1 packages/contract/src/accounts/permissions/property.ts',
      'call 2 packages/contract/src/calls/guests/reports.ts',
      'call 3 apps/api/src/register/routes.ts',
      'field 2 apps/api/src/db/schema/services/activity-prices.ts',
      'collection 1 packages/contract/src/collections/content/recipes.ts',
      'collection 2 packages/contract/src/collections/index.ts',
      'collection 3 apps/api/src/db/schema/content/recipes.ts',
      'collection 4 apps/api/src/collections/plain-collections.ts',
      'field 3 apps/api/src/db/migrations/NNNN_additions.sql',
      'collection 5 apps/api/src/db/migrations/NNNN_additions.sql',
      'e-mail 2 apps/api/src/seed/email-texts/inside-texts.ts',
      'e-mail 3 apps/api/src/reservations/emails/email-keys.ts',
      'e-mail 4 packages/contract/src/messages/email-kinds.ts',
      'job 1 apps/api/src/content/send-season-notes.ts',
      'job 2 apps/api/src/scheduled-jobs.ts',
      ...(withTypes ? ['types checked'] : []),
      'field: season_note is Len v lete',
      "field: the API's reference has it",
      'collection: Halušky, 45 minutes',
      'collection: a visitor may not add one',
      'e-mail: owner_season_notes, Poznámky k sezóne, Jazda na poníku: Len v lete',
      'call: night_porter {"waiting":0}',
      'call: editor 403',
      "language: the API's reference has it",
    ])
  },
)
