import { expect, test } from 'vitest'
import { checkMigrations } from './check-migrations.ts'
import { judgeMigration } from './checks/migrations/judge-migration.ts'
import { readStatements } from './checks/migrations/statements.ts'
import { ROOT } from './project.ts'
import { makeProject } from './testing-project.ts'

const earlier = readStatements(`
  CREATE TABLE "rooms" ("id" uuid PRIMARY KEY, "state" text, CONSTRAINT "room_name" UNIQUE("name"),
    CONSTRAINT "room_state" CHECK ("rooms"."state" in ('free', 'taken')));--> statement-breakpoint
  CREATE UNIQUE INDEX "room_code" ON "rooms" USING btree (lower("code"));--> statement-breakpoint
  CREATE INDEX "rooms_by_state" ON "rooms" ("state");`)
const releases = ['0.9.0', '1.0.0']
const judged = (sql: string) => judgeMigration(sql, { earlier, releases })

const widened = (list: string) =>
  `ALTER TABLE "rooms" DROP CONSTRAINT "room_state";--> statement-breakpoint
   ALTER TABLE "rooms" ADD CONSTRAINT "room_state" CHECK ("rooms"."state" in (${list}));`

test.each([
  `CREATE TABLE "beds" ("id" uuid PRIMARY KEY, "room" uuid NOT NULL REFERENCES rooms);
   CREATE UNIQUE INDEX "bed_once" ON "beds" ("room"); ALTER TABLE "beds" ADD CONSTRAINT "x" CHECK (true);`,
  `ALTER TABLE "rooms" ADD COLUMN "note" text;`,
  `ALTER TABLE "rooms" ADD COLUMN "beds" integer DEFAULT 2 NOT NULL;`,
  `ALTER TABLE "rooms" ADD COLUMN "rules" jsonb DEFAULT '[{"a":1,"b":"not null, drop"}]'::jsonb NOT NULL;`,
  `ALTER TABLE "rooms" ADD COLUMN "key" text; CREATE UNIQUE INDEX "room_key" ON "rooms" ("key");
   UPDATE "rooms" SET "key" = upper("code") WHERE "code" <> '';`,
  `ALTER TABLE "rooms" ADD COLUMN "house" uuid;
   ALTER TABLE "rooms" ADD CONSTRAINT "f" FOREIGN KEY ("house") REFERENCES "houses"("id");`,
  `CREATE INDEX "rooms_by_name" ON "rooms" ("name"); DROP INDEX "rooms_by_state";`,
  `ALTER TABLE "rooms" ALTER COLUMN "state" SET DEFAULT 'free'; ALTER TABLE "rooms" DROP CONSTRAINT "room_state";`,
  widened(`'free', 'taken', 'closed'`),
  `CREATE FUNCTION "f"() RETURNS void LANGUAGE sql AS $$ drop table rooms; $$;`,
  `-- drop table rooms;\nCREATE TABLE "a" ("b" text);`,
])('an older program lives with %s', (sql) => {
  expect(judged(sql)).toEqual([])
})

test.each([
  [`DROP TABLE "rooms";`, /still uses it/],
  [`ALTER TABLE "rooms" DROP COLUMN "state";`, /still reads and writes/],
  [`ALTER TABLE "rooms" ADD COLUMN "a" text, DROP COLUMN "state";`, /still reads and writes/],
  [`ALTER TABLE "rooms" RENAME COLUMN "state" TO "status";`, /old name/],
  [`ALTER TABLE "rooms" RENAME TO "units";`, /old name/],
  [`ALTER TABLE "rooms" ADD COLUMN "note" text NOT NULL;`, /give it a default/],
  [`ALTER TABLE "rooms" ADD COLUMN "key" text DEFAULT '' UNIQUE;`, /same default/],
  [`ALTER TABLE "rooms" ALTER COLUMN "state" SET NOT NULL;`, /leave it empty/],
  [`ALTER TABLE "rooms" ALTER COLUMN "state" DROP NOT NULL;`, /expects a value/],
  [`ALTER TABLE "rooms" ALTER COLUMN "state" DROP DEFAULT;`, /relies on what is dropped/],
  [`ALTER TABLE "rooms" ALTER COLUMN "state" SET DATA TYPE integer;`, /old type/],
  [`ALTER TABLE "rooms" ADD CONSTRAINT "u" UNIQUE("state");`, /repeat values/],
  [`CREATE UNIQUE INDEX "u" ON "rooms" ("state");`, /repeat values/],
  [`ALTER TABLE "rooms" ADD COLUMN "k" int DEFAULT 0; CREATE UNIQUE INDEX "u" ON "rooms" ("k");`, /repeat/],
  [`DROP INDEX "room_code";`, /on conflict/],
  [`ALTER TABLE "rooms" DROP CONSTRAINT "room_name";`, /on conflict/],
  [`ALTER TABLE "rooms" ADD CONSTRAINT "c" CHECK ("state" <> '');`, /what the check refuses/],
  [widened(`'free'`), /what the check refuses/],
  [`ALTER TABLE "rooms" ADD CONSTRAINT "f" FOREIGN KEY ("state") REFERENCES "states"("id");`, /lead nowhere/],
  [`UPDATE "rooms" SET "state" = 'free';`, /reads the changed values/],
  [`CREATE TRIGGER t BEFORE INSERT ON "rooms" FOR EACH ROW EXECUTE FUNCTION f();`, /pass this trigger/],
  [`CREATE OR REPLACE FUNCTION f() RETURNS void LANGUAGE sql AS $$ select 1 $$;`, /calls it, too/],
  [`DO $$ BEGIN DROP TABLE rooms; END $$;`, /no rule knows/],
  [`CLUSTER rooms;`, /no rule knows/],
])('an older program cannot live with %s', (sql, why) => {
  expect(judged(sql)).toEqual([expect.stringMatching(why)])
})

test('a step that takes something away is allowed from a release that is out', () => {
  const drop = 'ALTER TABLE "rooms" DROP COLUMN "state";'
  expect(judged(`-- contract: from 1.0.0\n${drop}`)).toEqual([])
  expect(judged(`-- contract: from 1.1.0\n${drop}`)).toEqual([expect.stringMatching(/knows no such release/)])
  expect(judged(`-- contract: later\n${drop}`)).toEqual([
    expect.stringMatching(/contract: from THAT RELEASE/),
  ])
})

test('a reason settles a doubt, for its statement only, and no harm', () => {
  const update = `UPDATE "rooms" SET "state" = 'free';`
  const why = '-- expand: versions before know this state, too\n'
  expect(judged(why + update)).toEqual([])
  expect(judged(`-- expand: fine\n${update}`)).toHaveLength(1)
  expect(judged(`${why}${update}--> statement-breakpoint\n${update}`)).toHaveLength(1)
  expect(judged(`${why}DROP TABLE "rooms";`)).toHaveLength(1)
})

test('migrations of the project are read after the last unchecked one', async () => {
  const folder = 'apps/api/src/db/migrations'
  const root = await makeProject({
    'CHANGELOG.md': '## Unreleased\n\n## 1.0.0 – 2027-01-01\n',
    [`${folder}/0075_hold_units_for_several_families.sql`]: 'DROP TABLE a;',
    [`${folder}/0076_next.sql`]: 'DROP TABLE b;',
    [`${folder}/0077_more.sql`]: '-- contract: from 1.0.0\nDROP TABLE c;',
  })
  expect(await checkMigrations(root)).toEqual([
    { path: `${folder}/0076_next.sql`, message: expect.stringMatching(/^"drop table b"/) },
  ])
})

test('the project’s own migrations pass', async () => {
  expect(await checkMigrations(ROOT)).toEqual([])
})
