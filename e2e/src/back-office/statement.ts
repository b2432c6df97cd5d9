import { decimalEuros } from '@dvor/format/money.ts'

interface Movement {
  /** Cents. */
  amount: number
  symbol?: string
  name: string
  message?: string
}

const entry = ({ amount, symbol, name, message = '' }: Movement, index: number) =>
  `<Ntry><Amt Ccy="EUR">${decimalEuros(amount)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>` +
  `<BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${Date.now()}-${index}</AcctSvcrRef><NtryDtls><TxDtls>` +
  `<Refs><EndToEndId>${symbol ? `/VS${symbol}/SS/KS0308` : 'NOTPROVIDED'}</EndToEndId></Refs>` +
  `<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${message}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

/** A bank statement as a file for an input: CAMT.053 with these payments. */
export function statementOf(movements: readonly Movement[], name = 'vypis.xml') {
  const text =
    '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">' +
    `<BkToCstmrStmt><Stmt>${movements.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`
  return { name, mimeType: 'application/xml', buffer: Buffer.from(text) }
}
