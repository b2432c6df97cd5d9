import { glob, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/**
 * docs/scaling.md lists the PostgreSQL features in use, so that another engine can be checked against it. Features of
 * the schema are read from the catalogue, those of statements from their text; each must be listed.
 */
const source = resolve(import.meta.dirname, '..')
const list = resolve(source, '../../../docs/scaling.md')

let property: TestApi
let statements: string

beforeAll(async () => {
  property = await startTestApi()
  statements = (await readStatements()).join('\n;\n')
})
afterAll(() => property.close())

async function names(query: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await property.api.db.$client.query<{ name: string }>(query, values)
  return rows.map(({ name }) => name)
}

/** All statements and fragments in the code, without interpolated values, and the migrations. */
async function readStatements(): Promise<string[]> {
  const features: string[] = []
  for await (const name of glob('**/*.{ts,sql}', { cwd: source })) {
    if (/\.test\.ts$|^testing\//.test(name)) continue
    const text = await readFile(join(source, name), 'utf8')
    if (name.endsWith('.sql')) features.push(text.replace(/--.*$/gm, ''))
    else features.push(...statementsIn(text))
  }
  return features.map((text) => text.toLowerCase())
}

/** Texts tagged as SQL, others that look like a statement, and calls of Drizzle's builder that add SQL. */
function statementsIn(code: string): string[] {
  const texts = [
    ...code.replaceAll(/\$\{[^{}`]*\}/g, '?').matchAll(/(\bsql(?:<[^`>]*>)?)?(`[^`]*`|'[^'\n]*')/g),
  ]
  const built = [...code.matchAll(/\.(returning|onConflict\w*)\(|\.for\('[\w ]+'|skipLocked/g)].map(
    ([call]) => call,
  )
  return [...texts.flatMap(([, tag, text = '']) => (tag || isStatement(text) ? [text] : [])), ...built]
}

const isStatement = (text: string) =>
  /^.\s*(select|insert into|update|delete from|with|copy|listen|create|set|alter|drop|lock)\s/i.test(text)

/** Features of statements that not every engine has, by their syntax. */
const spoken: Record<string, RegExp> = {
  'row locks (for update)': /for (no key )?update|\.for\('update'/,
  'skip locked': /skip ?locked/,
  'on conflict': /on ?conflict/,
  returning: /\breturning\b/,
  listen: /\blisten /,
  lateral: /\blateral\b/,
  'window functions': /\bover \(/,
  'filtered aggregates': /filter \(where/,
  'distinct on': /distinct on/,
  'recursive queries': /with recursive/,
  copy: /\bcopy /,
  'repeatable read': /isolation level repeatable read/,
  'serializable transactions': /isolation level serializable/,
  'temporary tables': /create temp/,
  'collation sk-x-icu': /sk-x-icu/,
  'full text search': /to_tsvector|tsquery/,
  'merge statements': /\bmerge into\b/,
  cursors: /declare \w+ cursor/,
  'two-phase commit': /prepare transaction/,
  'materialized views': /materialized view/,
}

const schema = {
  types: `select distinct 'type ' || format_type(a.atttypid, null) as name from pg_attribute a
    join pg_class c on c.oid = a.attrelid where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped`,
  relations: `select distinct case relkind when 'r' then 'plain tables' when 'S' then 'sequences' when 'i' then 'plain indexes'
    else 'relation of kind ' || relkind::text end as name from pg_class where relnamespace = 'public'::regnamespace`,
  columns: `select distinct case when attgenerated <> '' then 'stored generated columns' else 'identity columns' end as name
    from pg_attribute where (attgenerated <> '' or attidentity <> '')
    and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  indexes: `select distinct 'index ' || am.amname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_am am on am.oid = c.relam where c.relnamespace = 'public'::regnamespace
    union select 'partial indexes' from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and i.indpred is not null
    union select 'indexes of expressions' from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and i.indexprs is not null`,
  constraints: `select distinct case contype when 'p' then 'primary keys' when 'u' then 'unique constraints'
    when 'f' then 'foreign keys' when 'c' then 'check constraints' when 'n' then 'not null' when 'x' then 'exclusion constraints'
    else 'constraint of kind ' || contype::text end as name from pg_constraint where connamespace = 'public'::regnamespace`,
  deferred: `select 'deferred constraints' as name from pg_constraint where condeferrable and connamespace = 'public'::regnamespace limit 1`,
  triggers: `select 'triggers' as name from pg_trigger where not tgisinternal limit 1`,
  languages: `select distinct 'functions in ' || l.lanname as name from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  extensions: `select 'extension ' || extname as name from pg_extension where extname <> 'plpgsql'`,
}

/** PostgreSQL functions in the statements. */
async function calledFunctions(): Promise<string[]> {
  const called = new Set([...statements.matchAll(/\b([a-z_][a-z0-9_]*)\(/g)].map(([, name]) => name ?? ''))
  return names(
    `select distinct proname::text || '()' as name from pg_proc
     where pronamespace = 'pg_catalog'::regnamespace and proname = any($1)`,
    [[...called]],
  )
}

test('the list of SQL features names each one in use, and no other', async () => {
  const used = Object.entries(spoken).flatMap(([name, pattern]) => (pattern.test(statements) ? [name] : []))
  for (const query of Object.values(schema)) used.push(...(await names(query)))
  used.push(...(await calledFunctions()))
  const text = await readFile(list, 'utf8')
  const section = text.split('## SQL features in use')[1]?.split('\n## ')[0] ?? ''
  const listed = [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '')
  expect([...new Set(listed)].toSorted()).toEqual([...new Set(used)].toSorted())
})
