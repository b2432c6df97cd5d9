import { expect, inject, test } from 'vitest'
import { howToTimeout, runHowTo } from './testing/run-how-to.ts'

/** Only a `TEST_EFFORT` above 1 checks the types of the finished copy: running it shows what it does. */
const withTypes = inject('effort') > 1

test(
  'a field, a collection, an e-mail and a job serve the API once the places of the documentation are filled in',
  { timeout: howToTimeout },
  async () => {
    expect(await runHowTo('add-to-the-api.sh', withTypes)).toEqual([
      'field 1 packages/contract/src/collections/services/activity-prices.ts',
      'e-mail 1 apps/api/src/messaging/rendering/email-kinds.ts',
      '  does not compile: apps/api/src/collections/plain-collections.ts',
      '  does not compile: apps/api/src/reservations/emails/email-requests.ts',
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
    ])
  },
)
