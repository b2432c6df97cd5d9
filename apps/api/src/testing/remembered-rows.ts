import pg from 'pg'

interface Table {
  /** Quoted, with its schema. */
  name: string
  /** Columns that can be written, quoted. */
  columns: string
}

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'drizzle')
  group by n.nspname, c.relname
  order by 1`

/** Statements that set all sequences as they are. */
const SEQUENCES = `
  select format('perform setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename),
    coalesce(last_value, start_value), last_value is not null) as statement
  from pg_sequences where schemaname <> 'drizzle'`

/**
 * Remembers all rows of a database, in itself and in all copies of it, so that `restoreRows` can bring them back. What
 * memory keeps by their version is read anew, because the versions change (decision 131).
 */
export async function rememberRows(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows: tables } = await client.query<Table>(TABLES)
    await client.query(
      `create schema remembered;
       create table remembered.rows (of text primary key, rows jsonb);
       create table remembered.schema_changes (command text)`,
    )
    for (const { name } of tables) await client.query(rememberTable(name))
    const { rows: filled } = await client.query<{ of: string }>('select of from remembered.rows')
    const { rows: sequences } = await client.query<{ statement: string }>(SEQUENCES)
    const names = new Set(filled.map(({ of }) => of))
    const statements = [
      ...tables.map(({ name }) => `delete from ${name};`),
      ...tables.filter(({ name }) => names.has(name)).map(insertRemembered),
      'update price_data_version set version = gen_random_uuid(), content_version = gen_random_uuid();',
      ...sequences.map(({ statement }) => statement),
    ]
    // Rows are written in any order and as they were: no trigger runs. An open transaction is not waited for.
    await client.query(`
      create function remembered.restore() returns void language plpgsql
      set session_replication_role = replica set lock_timeout = '5s'
      as $restore$ begin ${statements.join('\n')} end $restore$`)
    await client.query(NOTE_SCHEMA_CHANGES)
  } finally {
    await client.end()
  }
}

/** Rows can be brought back, a schema cannot. */
const NOTE_SCHEMA_CHANGES = `
  create function remembered.note_schema_change() returns event_trigger language plpgsql security definer
  as $note$ begin insert into remembered.schema_changes values (tg_tag); end $note$;
  create event trigger remembered_schema on ddl_command_end execute function remembered.note_schema_change()`

const rememberTable = (name: string) =>
  `insert into remembered.rows
   select ${pg.escapeLiteral(name)}, jsonb_agg(to_jsonb(one)) from ${name} one having count(*) > 0`

const insertRemembered = ({ name, columns }: Table) =>
  `insert into ${name} (${columns}) overriding system value
   select ${columns} from jsonb_populate_recordset(null::${name},
     (select rows from remembered.rows where of = ${pg.escapeLiteral(name)}));`

/** Brings back the remembered rows, and no others, within a few milliseconds. No transaction may be open. */
export async function restoreRows(pool: pg.Pool): Promise<void> {
  await pool.query({ name: 'restore_rows', text: 'select remembered.restore()' })
}

/** Whether the schema of such a database was changed since, by any connection. */
export async function schemaChanged(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ changed: boolean }>(
    'select exists (select from remembered.schema_changes) as changed',
  )
  return rows[0]?.changed ?? true
}
