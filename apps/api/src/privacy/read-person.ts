import type { AppSecret } from '../platform/keys.ts'
import { languages, type Language } from '@dvor/format/languages.ts'
import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { DocumentNumbers } from '../register/document-numbers.ts'
import type { Person, PersonTable } from './person.ts'
import { personTables } from './person-tables.ts'
import { readHistory } from './history-queries.ts'

type PersonRecord = Record<string, unknown>

/** Records of one table, or the history. */
export interface PersonSection {
  name: string
  label: string
  records: PersonRecord[]
}

/** Collections whose history has entries about a person. */
const withHistory = new Set([
  'reservations',
  'contact-messages',
  'hall-demands',
  'waiting-list',
  'gatherings',
  'surveys',
  'survey-answers',
])

interface Reading {
  language: Language
  appSecret: AppSecret
  /** Whether numbers of identity documents are shown in full. */
  numbers: boolean
}

/**
 * Reads everything that is stored about a person; sections without a record are left out. To be called in one
 * transaction that reads from one snapshot.
 */
export async function readPerson(db: Db, person: Person, reading: Reading): Promise<PersonSection[]> {
  const { office } = languages[reading.language]
  const sections: PersonSection[] = []
  for (const section of personTables)
    sections.push({
      name: section.name,
      label: section.label[office],
      records: (await rowsOf(db, section, person)).map((row) => recordOf(row, section, reading)),
    })
  const historyKeys = sections
    .filter(({ name }) => withHistory.has(name))
    .map(({ name, records }) => ({ collection: name, ids: records.map(({ id }) => String(id)) }))
  sections.push({
    name: 'history',
    label: { sk: 'História zmien', en: 'History of changes' }[office],
    records: (await readHistory(db, historyKeys)).map((entry) => withoutSecrets({ ...entry })),
  })
  return sections.filter(({ records }) => records.length > 0)
}

async function rowsOf(db: Db, { table, of }: PersonTable, person: Person): Promise<PersonRecord[]> {
  return selectFrom(db, table, of(person, db))
}

/** Rows in the order of their ids, which is the order of their creation. */
async function selectFrom(db: Db, table: PgTable, where: SQL | undefined): Promise<PersonRecord[]> {
  const { id } = getTableColumns(table) as Record<string, ReturnType<typeof getTableColumns>[string]>
  const rows = db.select().from(table).where(where)
  return id ? rows.orderBy(id) : rows
}

function recordOf(row: PersonRecord, { omit = [] }: PersonTable, reading: Reading): PersonRecord {
  const entries = Object.entries(row).filter(([key]) => !omit.includes(key) && !(key in sealedNumbers))
  const opened = Object.entries(sealedNumbers)
    .filter(([key]) => key in row)
    .map(([key, name]) => [name, numberOf(row, key, reading)])
  return { ...Object.fromEntries(entries), ...Object.fromEntries(opened) }
}

/** Columns of encrypted numbers, with their keys in a record. */
const sealedNumbers = { document_sealed: 'document_number', visa_sealed: 'visa_number' }

function numberOf(row: PersonRecord, key: string, { appSecret, numbers }: Reading): string | null {
  const opener = new DocumentNumbers(appSecret)
  const sealed = typeof row[key] === 'string' ? row[key] : null
  return numbers ? opener.open(String(row['id']), sealed) : opener.masked(String(row['id']), sealed)
}

/** Secrets of links stand in the first state of a record, too. */
const secrets = new Set(['token', 'device'])

function withoutSecrets(entry: PersonRecord): PersonRecord {
  const cleaned = (value: unknown): unknown =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => !secrets.has(key))) : value
  return { ...entry, before: cleaned(entry['before']), after: cleaned(entry['after']) }
}

const isRecord = (value: unknown): value is PersonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
