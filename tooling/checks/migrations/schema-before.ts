import { splitList, type Statement } from './statements.ts'

/** Tables and columns of earlier migrations, as far as the rules ask for them. */
export interface SchemaBefore {
  /** Definitions of constraints by name, as `check (…)`. */
  readonly constraints: ReadonlyMap<string, string>
  /** Whether an index, by name, is unique. */
  readonly indexes: ReadonlyMap<string, boolean>
}

/** Constraints and indexes of statements; a later definition of a name replaces an earlier one. */
export function readSchemaBefore(statements: readonly Statement[]): SchemaBefore {
  const constraints = new Map<string, string>()
  const indexes = new Map<string, boolean>()
  for (const { full } of statements) {
    for (const { 1: name = '', index } of full.matchAll(/\bconstraint (\w+) /g)) {
      const [definition = ''] = splitList(full.slice(index).replace(/^\w+ \w+ /, ''))
      constraints.set(name, upToClosing(definition))
    }
    const index = /^create (unique )?index (?:concurrently )?(?:if not exists )?(\w+) /.exec(full)
    if (index) indexes.set(index[2] ?? '', index[1] !== undefined)
  }
  return { constraints, indexes }
}

/** Without the bracket that ends the surrounding table. */
function upToClosing(text: string): string {
  let depth = 0
  const end = [...text].findIndex((sign) => (depth += Number(sign === '(') - Number(sign === ')')) < 0)
  return end < 0 ? text : text.slice(0, end)
}

/** Tables and columns that a migration itself makes: an older program knows none of them. */
export interface MadeHere {
  readonly tables: ReadonlySet<string>
  /** As `table.column`. */
  readonly columns: ReadonlySet<string>
  /** Those that an older program leaves empty. */
  readonly emptyColumns: ReadonlySet<string>
}

export function readMadeHere(statements: readonly Statement[]): MadeHere {
  const tables = new Set<string>()
  const columns = new Set<string>()
  const emptyColumns = new Set<string>()
  for (const { text } of statements) {
    const table = /^create table (?:if not exists )?(\w+)/.exec(text)?.[1]
    if (table) tables.add(table)
    for (const { table, action } of actionsOf(text)) {
      const column = /^add column (?:if not exists )?(\w+)/.exec(action)?.[1]
      if (!column) continue
      columns.add(`${table}.${column}`)
      if (!/ default | generated | not null\b/.test(action)) emptyColumns.add(`${table}.${column}`)
    }
  }
  return { tables, columns, emptyColumns }
}

/** The actions of an `alter table`; none for other statements. */
export function actionsOf(text: string): { table: string; action: string }[] {
  const [, table = '', actions = ''] =
    /^alter table (?:if exists )?(?:only )?(\w+) ([^]*)$/.exec(text) ?? []
  return actions === '' ? [] : splitList(actions).map((action) => ({ table, action }))
}
