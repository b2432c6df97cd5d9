import { decimalEuros } from '@dvor/format/money.ts'

/** A movement of a statement; cents, negative is money out. */
export interface Movement {
  amount: number
  booked_on?: string
  currency?: string
  symbol?: string | null
  name?: string | null
  iban?: string | null
  message?: string | null
  reference?: string | null
  /** End-to-end id; by default it has the symbol. */
  endToEnd?: string
  /** The bank takes an earlier movement back (`marked`), or returns a payment (`returned`). */
  reversal?: 'marked' | 'returned'
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function entryXml({ amount, currency = 'EUR', booked_on = '2027-03-10', ...rest }: Movement): string {
  const { symbol, name, iban, message, reference } = rest
  const role = amount < 0 === !rest.reversal ? 'Cdtr' : 'Dbtr'
  const money = `<Amt Ccy="${currency}">${decimalEuros(Math.abs(amount))}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`
  const party =
    (name ? `<${role}><Nm>${escape(name)}</Nm></${role}>` : '') +
    (iban ? `<${role}Acct><Id><IBAN>${iban}</IBAN></Id></${role}Acct>` : '')
  const endToEnd = rest.endToEnd ?? (symbol ? `/VS${symbol}/SS/KS0308` : 'NOTPROVIDED')
  return (
    `<Ntry>${money}${rest.reversal === 'marked' ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts><BookgDt><Dt>${booked_on}</Dt></BookgDt>` +
    (reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : '') +
    `<NtryDtls><TxDtls><Refs><EndToEndId>${endToEnd}</EndToEndId></Refs>` +
    (party ? `<RltdPties>${party}</RltdPties>` : '') +
    (message ? `<RmtInf><Ustrd>${escape(message)}</Ustrd></RmtInf>` : '') +
    (rest.reversal === 'returned' ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : '') +
    '</TxDtls></NtryDtls></Ntry>'
  )
}

/** A statement in CAMT.053.001.02, as Slovak banks send it. */
export function camtFile(movements: readonly Movement[], declaration = 'UTF-8'): string {
  return (
    `<?xml version="1.0" encoding="${declaration}"?>\n` +
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>' +
    '<Stmt><Id>2027-1</Id><Acct><Id><IBAN>SK3112000000198742637541</IBAN></Id></Acct>' +
    `<TxsSummry><TtlNtries><NbOfNtries>${movements.length}</NbOfNtries></TtlNtries></TxsSummry>\n` +
    movements.map(entryXml).join('\n') +
    '</Stmt></BkToCstmrStmt></Document>'
  )
}

const quoted = (text: string | null | undefined) => `"${(text ?? '').replaceAll('"', '""')}"`
const slovakDay = (day = '2027-03-10') => day.split('-').toReversed().map(Number).join('.')
const comma = (cents: number) => decimalEuros(cents).replace('.', ',')

/** A statement in CSV with semicolons, as Slovak banks write it. */
export function csvFile(movements: readonly Movement[]): string {
  const rows = movements.map(({ amount, booked_on, currency = 'EUR', symbol, name, iban, message }) =>
    [
      slovakDay(booked_on),
      comma(amount),
      currency,
      symbol ?? '',
      quoted(name),
      iban ?? '',
      quoted(message),
    ].join(';'),
  )
  const heading =
    'Dátum zaúčtovania;Suma;Mena;Variabilný symbol;Názov protiúčtu;IBAN protiúčtu;Správa pre príjemcu'
  return `${[heading, ...rows].join('\r\n')}\r\n`
}

/** Text with Slovak letters in Windows-1250. */
export function windows1250(text: string): Buffer {
  const decoder = new TextDecoder('windows-1250')
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].map((letter) => table.get(letter) ?? 0x3f))
}

/** Body and headers of a statement sent as a form. */
export function statementForm(file: string | Uint8Array, columns?: object, name = 'vypis.xml') {
  const boundary = 'hranica-54321'
  const part = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  const chunks = [
    Buffer.from(`${part(`name="file"; filename="${name}"`)}Content-Type: application/octet-stream\r\n\r\n`),
    Buffer.from(file),
    Buffer.from('\r\n'),
  ]
  if (columns) chunks.push(Buffer.from(`${part('name="columns"')}\r\n${JSON.stringify(columns)}\r\n`))
  chunks.push(Buffer.from(`--${boundary}--\r\n`))
  return {
    body: Buffer.concat(chunks),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
