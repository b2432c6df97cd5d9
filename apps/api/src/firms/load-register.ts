import { mostFirms, type FirmRegister } from '@dvor/contract/money/firms.ts'
import { parseCsv } from '@dvor/format/csv/parse-csv.ts'
import { sql } from 'drizzle-orm'
import { inTransaction, type Db } from '../db/database.ts'
import { firmLoads, firmRows } from '../db/schema/settings/firms.ts'
import type { Clock } from '../platform/clock.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { columnsIn, firmOf, type FirmColumns, type FirmRow } from './firm-rows.ts'

/** Numbers of wrong lines that are kept. */
const mostNamed = 50

interface Loading {
  columns: FirmColumns | null
  /** Lines that were read. */
  lines: number
  firms: number
  wrong: number
  wrong_lines: number[]
}

/**
 * Replaces the register by the firms of a CSV, which is read piece by piece; until its end, and where it is refused, the
 * former one is found. @throws ApiError `invalid` for a file without columns of number and name, `file_too_large`
 */
export async function loadRegister(
  db: Db,
  { name, pieces }: { name: string; pieces: AsyncIterable<Uint8Array> },
  { clock }: { clock: Clock },
): Promise<FirmRegister> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table ${firmRows} in share row exclusive mode`)
    await tx.delete(firmRows)
    const loading: Loading = { columns: null, lines: 0, firms: 0, wrong: 0, wrong_lines: [] }
    for await (const text of wholeLines(decoded(pieces))) await storeLines(tx, text, loading)
    if (!loading.columns) throw unreadable()
    const rows = await tx.$count(firmRows)
    const { wrong, wrong_lines } = loading
    const values = { file: name, loaded_at: clock.now().toISOString(), rows, wrong, wrong_lines }
    await tx
      .insert(firmLoads)
      .values({ id: 1, ...values })
      .onConflictDoUpdate({ target: firmLoads.id, set: values })
    return values
  })
}

const unreadable = () => invalid([{ path: 'file', code: 'file_unreadable' }])

async function storeLines(db: Db, text: string, loading: Loading): Promise<void> {
  const begins = text.indexOf('\n') + 1
  const head = loading.columns ? '' : text.slice(0, begins || text.length)
  loading.columns ??= columnsIn(head)
  if (!loading.columns) throw unreadable()
  const { rows, brokenAt } = parseCsv(text.slice(head.length), loading.columns.separator)
  const before = loading.lines + (head ? 1 : 0)
  const firms = new Map<string, FirmRow>()
  for (const { line, cells } of rows) {
    const firm = firmOf(cells, loading.columns)
    if (firm) firms.set(firm.ico, firm)
    else noteWrong(loading, before + line)
  }
  if (brokenAt !== null) noteWrong(loading, before + brokenAt)
  loading.lines += text.split('\n').length - 1
  loading.firms += firms.size
  if (loading.firms > mostFirms) throw new ApiError('file_too_large', `More than ${mostFirms} firms`)
  for (const batch of batches([...firms.values()])) await insertFirms(db, batch)
}

function noteWrong(loading: Loading, line: number): void {
  loading.wrong += 1
  if (loading.wrong_lines.length < mostNamed) loading.wrong_lines.push(line)
}

const size = 2000
const batches = (rows: readonly FirmRow[]): FirmRow[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))

/** The last row of a firm holds. */
async function insertFirms(db: Db, rows: readonly FirmRow[]): Promise<void> {
  await db.execute(sql`insert into ${firmRows} (ico, name, street, postal_code, city, dic, ic_dph)
    select ico, name, street, postal_code, city, dic, ic_dph
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as firm(ico text, name text, street text, postal_code text, city text, dic text, ic_dph text)
    on conflict (ico) do update set name = excluded.name, street = excluded.street,
      postal_code = excluded.postal_code, city = excluded.city, dic = excluded.dic, ic_dph = excluded.ic_dph`)
}

/** Text of UTF-8, or of Windows-1250 where the first piece is none. */
async function* decoded(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(isUtf8(piece) ? 'utf-8' : 'windows-1250')
    yield decoder.decode(piece, { stream: true }).replaceAll('\0', '')
  }
  yield decoder?.decode() ?? ''
}

/** Whether a beginning is UTF-8; a letter that is cut at its end is no matter. */
function isUtf8(piece: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(piece, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Longest row; a quotation that never ends would otherwise keep the whole file. */
const longestRow = 1_000_000

/** Pieces of text that end where a row does: at a line's end outside of quotations. */
async function* wholeLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of texts) {
    rest += text
    const end = endOfRows(rest)
    if (end > 0) yield rest.slice(0, end)
    rest = rest.slice(end)
    if (rest.length > longestRow) throw unreadable()
  }
  if (rest.trim()) yield rest
}

function endOfRows(text: string): number {
  let isQuoted = false
  let end = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    if (sign === '\n' && !isQuoted) end = at + 1
  }
  return end
}
