import { columnsIn, doubt, harm, harmless, judgeBy, type Rule, type Surroundings, type Verdict } from './verdict.ts'

/** Lists of texts, as in `state in ('a','b')`. */
const list = /\(('(?:[^']|'')*'(?:,'(?:[^']|'')*')*)\)/g

/** Judges one action of an `alter table`. @param full the action with its texts */
export function judgeAction(table: string, full: string, around: Surroundings): Verdict {
  return around.tables.has(table) ? harmless : judgeBy(actionRules(table), full, around)
}

const actionRules = (table: string): Rule[] => [
  {
    kind: /^add column /,
    judge: ({ input }) => judgeColumn(input),
  },
  {
    kind: /^add constraint (\w+) ([^]*)$/,
    judge: ([, name = '', definition = ''], around) => judgeConstraint(table, name, definition, around),
  },
  {
    kind: /^drop constraint (?:if exists )?(\w+)/,
    judge: ([, name = ''], { before }) => judgeDropped(before.constraints.get(name)),
  },
  { kind: /^drop (column )?/, judge: () => harm('an older program still reads and writes the column') },
  { kind: /^rename constraint /, judge: () => harm('an older program may name the constraint') },
  { kind: /^(rename|set schema) /, judge: () => harm('an older program knows the old name only') },
  { kind: /^alter (column )?\w+ set default /, judge: () => harmless },
  { kind: /^alter (column )?\w+ set (statistics|storage) /, judge: () => harmless },
  {
    kind: /^alter (column )?\w+ (set data )?type /,
    judge: () => harm('an older program reads and writes values of the old type'),
  },
  { kind: /^alter (column )?\w+ set not null/, judge: () => harm('an older program may leave it empty') },
  {
    kind: /^alter (column )?\w+ drop not null/,
    judge: () => harm('an older program expects a value where the newer one leaves none'),
  },
  { kind: /^alter (column )?\w+ drop /, judge: () => harm('an older program relies on what is dropped') },
  { kind: /^add (primary key|unique|check|foreign key|exclude)/, judge: () => harm('name the constraint') },
]

function judgeColumn(definition: string): Verdict {
  const isFilled = / default | generated /.test(definition)
  if (/ not null\b/.test(definition) && !isFilled)
    return harm('an older program leaves the column empty: give it a default')
  if (/ (unique|primary key)\b/.test(definition) && / default /.test(definition))
    return harm('rows of an older program all get the same default')
  return harmless
}

function judgeConstraint(table: string, name: string, definition: string, around: Surroundings): Verdict {
  const columns = columnsIn(table, definition)
  if (definition.startsWith('foreign key'))
    return columns.every((column) => around.columns.has(column))
      ? harmless
      : harm('an older program may write values that lead nowhere')
  if (definition.startsWith('unique'))
    return columns.some((column) => around.emptyColumns.has(column))
      ? harmless
      : harm('an older program may repeat values')
  if (!definition.startsWith('check')) return harm('an older program does not keep to it')
  const earlier = around.before.constraints.get(name)
  if (earlier && widens(earlier, definition)) return harmless
  const names = [...definition.matchAll(/\w+/g)].map(([word]) => `${table}.${word}`)
  return names.some((column) => around.columns.has(column))
    ? doubt('say why rows of an older program pass this check')
    : harm('an older program may write what the check refuses')
}

/** Whether a check allows all that an earlier one allows: the same but for lists that have become longer. */
function widens(earlier: string, later: string): boolean {
  const [before, after] = [earlier, later].map(listsOf)
  if (!before || !after || before.frame !== after.frame) return false
  return before.lists.every((values, place) => values.every((value) => after.lists[place]?.includes(value)))
}

function listsOf(definition: string) {
  const lists = [...definition.matchAll(list)].map(([, values = '']) => [
    ...values.matchAll(/'(?:[^']|'')*'/g),
  ].map(([value]) => value))
  return { frame: definition.replaceAll(list, '(?)'), lists }
}

function judgeDropped(definition: string | undefined): Verdict {
  if (definition === undefined) return doubt('no migration made this constraint')
  if (definition.startsWith('check')) return harmless
  return harm('an older program relies on it, as by "on conflict" or "on delete"')
}
