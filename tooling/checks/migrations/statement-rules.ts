import { actionsOf } from './schema-before.ts'
import { splitList, type Statement } from './statements.ts'
import { judgeAction } from './table-rules.ts'
import { columnsIn, doubt, harm, harmless, judgeBy, type Rule, type Surroundings, type Verdict } from './verdict.ts'

/** Judges a statement by what a program makes of it that does not know the migration. */
export function judgeStatement({ text, full }: Statement, around: Surroundings): Verdict {
  const actions = actionsOf(full)
  if (actions.length === 0) return judgeBy(rules, text, around)
  const verdicts = actions.map(({ table, action }) => judgeAction(table, action, around))
  return (
    verdicts.find(({ is }) => is === 'harm') ?? verdicts.find(({ is }) => is === 'doubt') ?? harmless
  )
}

const rules: Rule[] = [
  {
    kind: /^create unique index (?:concurrently )?(?:if not exists )?\w+ on (\w+)([^]*)$/,
    judge: ([, table = '', rest = ''], around) => judgeUniqueIndex(table, rest, around),
  },
  { kind: /^create (index|table|sequence|extension|schema|collation|view|type|function|aggregate)\b/, judge: () => harmless },
  { kind: /^comment on /, judge: () => harmless },
  // They renew a version and refuse nothing (decisions 111 and 127).
  { kind: /^create trigger [^]* execute function renew_(price_data|content)_version /, judge: () => harmless },
  {
    kind: /^create (?:or replace )?(?:constraint )?trigger [^]*? on (\w+)/,
    judge: ([, table = ''], { tables }) =>
      tables.has(table) ? harmless : doubt('say why writes of an older program pass this trigger'),
  },
  { kind: /^create or replace /, judge: () => doubt('an older program calls it, too') },
  { kind: /^drop (function|trigger|procedure)\b/, judge: () => doubt('an older program may rely on it') },
  {
    kind: /^drop index (?:concurrently )?(?:if exists )?(\w+)/,
    judge: ([, name = ''], { before }) => judgeDroppedIndex(before.indexes.get(name)),
  },
  { kind: /^(drop|truncate)\b/, judge: () => harm('an older program still uses it') },
  {
    kind: /^update (?:only )?(\w+)(?: (?:as )?\w+)? set ([^]*)$/,
    judge: ([, table = '', rest = ''], around) => judgeUpdate(table, rest, around),
  },
  {
    kind: /^(?:insert into|delete from) (\w+)/,
    judge: ([, table = ''], { tables }) =>
      tables.has(table) ? harmless : doubt('an older program reads these rows'),
  },
]

function judgeUniqueIndex(table: string, rest: string, { tables, emptyColumns }: Surroundings): Verdict {
  const columns = columnsIn(table, rest)
  if (tables.has(table) || columns.some((column) => emptyColumns.has(column))) return harmless
  return harm('an older program may repeat values')
}

function judgeDroppedIndex(isUnique: boolean | undefined): Verdict {
  if (isUnique === undefined) return doubt('no migration made this index')
  return isUnique ? harm('an older program relies on it, as by "on conflict"') : harmless
}

function judgeUpdate(table: string, rest: string, { tables, columns }: Surroundings): Verdict {
  const [changes = ''] = rest.split(/ (?:from|where) /)
  const changed = splitList(changes).map((change) => `${table}.${change.split(/[ =]/)[0]}`)
  if (tables.has(table) || changed.every((column) => columns.has(column))) return harmless
  return doubt('an older program reads the changed values')
}
