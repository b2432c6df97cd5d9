import { expect, test } from 'vitest'
import { draftsIn, readPasted } from './pasted-table.ts'
import { judgeRows } from './rooming-draft.ts'

const rooms = [
  { stay: '01890000-0000-7000-8000-000000000001', code: 'I1', title: 'Izba pod lipou', persons: 2 },
  { stay: '01890000-0000-7000-8000-000000000002', code: 'I2', title: 'Modrá', persons: 1 },
]
const [lime, blue] = rooms.map(({ stay }) => stay)

const read = (text: string) => {
  const table = readPasted(text, rooms)
  const rows = draftsIn(table, rooms)
  return { table, rows, verdicts: judgeRows(rows, rooms) }
}

test('a spreadsheet with headings: rooms by code, title or number, countries by name, days in the usual forms', () => {
  const { table, verdicts } = read(
    [
      'Izba\tMeno\tPriezvisko\tDátum narodenia\tŠt. príslušnosť\tTelefón\tDieťa',
      'I1\tJán\tNovák\t1.2.1980\tSlovensko\t+421 900 111 222\t',
      'izba pod lipou\tEva\tNováková\t1981-03-04\tčesko\t\tx',
      '2\tPeter\tMalý\t05/06/1990\tSK\t\t',
    ].join('\n'),
  )
  expect(table.columns).toEqual([
    'room',
    'first_name',
    'last_name',
    'birth_date',
    'nationality',
    'phone',
    'child',
  ])
  expect(verdicts.map(({ issues }) => issues)).toEqual([[], [], []])
  expect(verdicts.map(({ person }) => person)).toMatchObject([
    { stay: lime, birth_date: '1980-02-01', nationality: 'SK', phone: '+421 900 111 222', is_child: false },
    { stay: lime, birth_date: '1981-03-04', nationality: 'CZ', is_child: true },
    { stay: blue, birth_date: '1990-06-05', is_child: false },
  ])
})

test('without headings the columns are told by their contents; one second part above 12 makes all days American', () => {
  const { table, verdicts } = read(
    'Ján Novák;12/31/1980;jan@example.com\nEva Malá;02/03/1985;eva@example.com',
  )
  expect(table).toMatchObject({
    head: null,
    columns: ['full_name', 'birth_date', 'email'],
    isMonthFirst: true,
  })
  expect(verdicts.map(({ person }) => person)).toMatchObject([
    { first_name: 'Ján', last_name: 'Novák', birth_date: '1980-12-31' },
    { first_name: 'Eva', last_name: 'Malá', birth_date: '1985-02-03' },
  ])
})

test('every wrong row says what is wrong and keeps its words', () => {
  const { rows, verdicts } = read(
    [
      'Izba\tMeno\tPriezvisko\tNarodený\tE-mail',
      'I9\tJán\tNovák\t\t',
      'I2\tEva\tMalá\t31.2.1980\t',
      'I2\tEva\tMalá\t\tnie je',
      '\tPeter\t\t\t',
      'I2\tOto\tPrvý\t\t',
      'I2\tIvo\tDruhý\t\t',
      '\tOTO\tPrvý\t\t',
    ].join('\n'),
  )
  expect(verdicts.map(({ issues }) => issues.map(({ path, code }) => `${path} ${code}`))).toEqual([
    ['stay invalid_choice'],
    ['birth_date invalid_day'],
    ['email invalid_email'],
    ['last_name required'],
    [],
    ['stay too_many'],
    ['last_name not_unique'],
  ])
  expect(rows[0]).toMatchObject({ room: 'I9', first_name: 'Ján' })
  expect(rows[1]).toMatchObject({ birth_date: '31.2.1980' })
})

test('forty wrong rows are forty verdicts', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `I9\tHosť${at}\tNeznámy\t99/99/1999`)
  const { verdicts } = read(['Izba\tMeno\tPriezvisko\tNarodený', ...lines].join('\r\n'))
  expect(verdicts).toHaveLength(40)
  expect(verdicts.every(({ issues }) => issues.length === 2)).toBe(true)
})

test('names in one column: the surname is the last word, or before a comma; an empty paste has no rows', () => {
  const { rows } = read('Meno a priezvisko\nJán Peter Novák\n"Malá, Eva"\n')
  expect(rows).toMatchObject([
    { first_name: 'Ján Peter', last_name: 'Novák' },
    { first_name: 'Eva', last_name: 'Malá' },
  ])
  expect(read(' \n\t\n').rows).toEqual([])
})
