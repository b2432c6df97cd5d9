#!/usr/bin/env bash
# Adds a field, a collection, an e-mail, a scheduled job, a language, a permission, a role and a call in a scratch copy, by
# the places that the how-to-add-….md beside it name, and runs the API of the copy.
#   docs/add-to-the-api.sh HOST PORT USER DATABASE             an empty database of a local PostgreSQL
#   docs/add-to-the-api.sh HOST PORT USER DATABASE --types     checks the types of the finished copy as well
# Prints each place, what the compiler reports while places are missing, and what the finished product does.
set -euo pipefail

. "$(dirname "$0")/scratch-copy.sh" apps/api packages

printf '{"extends":"./tsconfig.json","include":["apps/api/src/collections/plain-collections.ts","apps/api/src/reservations/emails/email-requests.ts","apps/api/src/content/send-season-notes.ts","packages/texts/src/texts.ts","packages/contract/src/calls/guests/reports.ts"]}' >own.json

# Field 1: the declaration. Without a column the collection does not compile.
place 'field 1' packages/contract/src/collections/services/activity-prices.ts '^    title: f\.text' "    season_note: f.text({ label: { sk: 'Poznámka k sezóne', en: 'Note on the season' } }),"

# Language 1: its line in the list. Without its folders the lists of grammars, countries and texts do not compile.
place 'language 1' packages/format/src/languages.ts '^  en: { ownName' "  pl: { ownName: 'Polski', locale: 'pl-PL', prefix: '/pl', bindsShortWords: true, office: 'sk' },"

# Role 1: its name in the list of roles. Without its permissions the list of rights does not compile.
roles=packages/contract/src/accounts/roles.ts
place 'role 1' "$roles" "^  { value: 'editor'" "  { value: 'night_porter', label: { sk: 'Nočná služba', en: 'Night porter' } },"

# Call 1: its address. Without a declaration the table of calls does not compile.
place 'call 1' packages/contract/src/calls/guests/guest-paths.ts '^export const reportPaths' "  waiting: 'GET /foreigner-reports/waiting',"

# E-mail 1: the kind with its variables. Without being sorted among the kinds it does not compile.
place 'e-mail 1' apps/api/src/messaging/rendering/email-kinds.ts '^  owner_house_attention: kind' "  owner_season_notes: kind(['reason', 'admin_url'], noFlags),"
compile

# Language 2 and 3: copies of the folders of a language, and their names in the lists that did not compile.
for part in format texts; do
  cp -r packages/$part/src/cs packages/$part/src/pl
done
for list in packages/format/src/grammar.ts packages/format/src/countries.ts packages/texts/src/texts.ts; do
  sed -i -e '/as cs\b.*from/{p;s/\bcs\b/pl/g}' -e 's/{ sk, cs, en }/{ sk, cs, en, pl }/' "$list"
done
place 'language 2' packages/format/src/pl
place 'language 3' packages/texts/src/pl

# Permission 1: its line in the list; the role and the call ask it.
place 'permission 1' packages/contract/src/accounts/permissions/property.ts '^export const propertyPermissions' "  {
    value: 'night.read',
    label: { sk: 'Nočná služba', en: 'Night duty' },
    help: { sk: 'Vidí, čo čaká.', en: 'Sees what waits.' },
  },"
after "$roles" "^  editor: { permissions" "  night_porter: { permissions: ['night.read'], refundLimit: 0 },"

# Call 2: the declaration, beside its address.
place 'call 2' packages/contract/src/calls/guests/reports.ts '^export const reportCalls' "  waiting: {
    access: 'night.read',
    summary: 'Koľko cudzincov čaká na hlásenie',
    answer: z.object({ waiting: z.int() }),
  },"

# Call 3: the handler.
place 'call 3' apps/api/src/register/routes.ts 'mountCalls.app, reportCalls' "    waiting: async () => ({ waiting: (await listForeignGuests(db, 'due', services)).length }),"

# Field 2: the column.
place 'field 2' apps/api/src/db/schema/services/activity-prices.ts "^  title: text" "  season_note: text('season_note'),"

# Collection 1 and 2: the declaration, and its line in the list of declarations.
recipes=packages/contract/src/collections/content/recipes.ts
cat >"$recipes" <<'TS'
import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const recipes = declare({
  name: 'recipes',
  label: { one: { sk: 'Recept', en: 'Recipe' }, many: { sk: 'Recepty', en: 'Recipes' } },
  operations: fullPattern,
  permissions: { read: 'content.edit', edit: 'content.edit' },
  titleField: 'title',
  sort: 'order:ASC',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true }),
    minutes: f.count({ label: { sk: 'Minút', en: 'Minutes' }, default: 30 }),
    order: f.place({ inList: true }),
  },
})
TS
place 'collection 1' "$recipes"
declarations=packages/contract/src/collections/index.ts
after "$declarations" '^import { blogCategories }' "import { recipes } from './content/recipes.ts'"
after "$declarations" "^  'blog-categories': blogCategories" "  recipes,"
place 'collection 2' "$declarations"

# Collection 3: the table. Collection 4: the server's side. One migration for both additions.
rows=apps/api/src/db/schema/content/recipes.ts
cat >"$rows" <<'TS'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

export const recipeRows = pgTable('recipes', {
  ...stamps(),
  title: text('title').notNull(),
  minutes: integer('minutes').notNull().default(30),
  order: integer('order').notNull().default(0),
})
TS
place 'collection 3' "$rows"
access=apps/api/src/collections/plain-collections.ts
after "$access" '^import { blogCategoryRows }' "import { recipeRows } from '../db/schema/content/recipes.ts'
import { recipes } from '@dvor/contract/collections/content/recipes.ts'"
after "$access" '^  onServer.activities, ' "  onServer(recipes, recipeRows, { visitors: everything }),"
place 'collection 4' "$access"
drizzle-kit generate --config apps/api/drizzle.config.ts --name additions >/dev/null
migration=$(ls apps/api/src/db/migrations/*_additions.sql | sed 's/[0-9]*_/NNNN_/')
place 'field 3' "$migration"
place 'collection 5' "$migration"

# E-mail 2 and 3: the first text, and that the e-mail is about no reservation.
place 'e-mail 2' apps/api/src/seed/email-texts/inside-texts.ts '^export const insideTexts' "  {
    key: 'owner_season_notes',
    title: 'Majiteľovi: poznámky k sezóne',
    subject: 'Poznámky k sezóne',
    body: '<h2>Poznámky k sezóne</h2><p>{{ reason }}</p>',
  },"
place 'e-mail 3' apps/api/src/reservations/emails/email-keys.ts "^  'owner_house_attention'," "  'owner_season_notes',"
place 'e-mail 4' packages/contract/src/messages/email-kinds.ts '^  owner_house_attention:' "  owner_season_notes: 'Majiteľovi: poznámky k sezóne',"

# Job 1: the function. Job 2: its line in the timetable.
job=apps/api/src/content/send-season-notes.ts
cat >"$job" <<'TS'
import { isNotNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/database.ts'
import { activityPriceRows } from '../db/schema/services/activity-prices.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import type { Clock } from '../platform/clock.ts'

/** Sends the owner the notes of the season, once a day. */
export async function sendSeasonNotes(
  db: Db,
  { clock, publicUrl }: { clock: Clock; publicUrl: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx.select().from(activityPriceRows).where(isNotNull(activityPriceRows.season_note))
    if (rows.length === 0) return
    await queueEmail(tx, {
      key: 'owner_season_notes',
      to: 'owner@example.com',
      language: 'sk',
      variables: {
        reason: rows.map(({ title, season_note }) => `${title}: ${season_note}`).join(', '),
        admin_url: `${publicUrl}/activity-prices`,
      },
      event_key: `season-notes:${clock.now().toISOString().slice(0, 10)}`,
    })
  })
}
TS
place 'job 1' "$job"
jobs=apps/api/src/scheduled-jobs.ts
after "$jobs" '^import' "import { sendSeasonNotes } from './content/send-season-notes.ts'"
after "$jobs" "name: 'notify-published'" "    { name: 'send-season-notes', cron: '37 7 * * *', run: () => sendSeasonNotes(db, services) },"
place 'job 2' "$jobs"
if [ "${5:-}" = --types ]; then
  compile
  echo 'types checked'
fi
node apps/api/src/testing/try-additions.ts "$1" "$2" "$3" "$4"
