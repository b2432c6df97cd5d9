import { ApiError } from '../../platform/errors.ts'
import { bankReference } from './bank-reference.ts'
import { broken } from './broken.ts'
import { ibansIn } from './iban-in.ts'
import { parseAmount } from './parse-amount.ts'
import { parseDay } from './parse-day.ts'
import { symbolOf, symbolsIn, type Symbols } from './parse-symbols.ts'
import { childrenAt, parseXml, textAt, XmlError, type Element } from '../../platform/xml/parse-xml.ts'
import { refuseLong } from './refuse-long.ts'
import { largestAmount, tidy, type ParsedLine, type ParsedStatement } from './parsed-line.ts'

/**
 * Parses the bank to customer statement of ISO 20022, CAMT.053 in any of its versions, with Slovak symbols where
 * Slovak banks put them. Only booked entries count; a bundle is returned as its payments. @throws ApiError
 * `statement_format`, `statement_broken`, `statement_too_long`
 */
export function parseCamt(text: string): ParsedStatement {
  refuseLong(text.match(/<(?:\w+:)?Ntry[\s>]/g)?.length ?? 0)
  const document = parsed(text)
  if (document.name !== 'Document' || !/:camt\.053\.001\.\d\d$/.test(document.uri))
    throw new ApiError('statement_format', 'This XML is no CAMT.053 statement')
  const statements = childrenAt(document, 'BkToCstmrStmt', 'Stmt')
  if (statements.length === 0) throw broken('There is no statement in it')
  return {
    accounts: ibansIn(statements.map((one) => textAt(one, 'Acct', 'Id', 'IBAN'))),
    lines: statements.flatMap(linesOf),
    left_out: statements.flatMap((one) => childrenAt(one, 'Ntry')).filter((entry) => !isBooked(entry)).length,
  }
}

function parsed(text: string): Element {
  try {
    return parseXml(text)
  } catch (error) {
    if (error instanceof XmlError) throw broken(error.message, error.line)
    throw error
  }
}

function linesOf(statement: Element): ParsedLine[] {
  const entries = childrenAt(statement, 'Ntry')
  const declared = textAt(statement, 'TxsSummry', 'TtlNtries', 'NbOfNtries')
  if (declared !== null && Number(declared) !== entries.length) throw broken('Entries are missing')
  return entries.filter(isBooked).flatMap(entryLines)
}

function isBooked(entry: Element): boolean {
  return (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK') === 'BOOK'
}

/** The payments of a bundled entry, if they add up to it; else the entry itself. */
function entryLines(entry: Element): ParsedLine[] {
  const whole = moneyOf(entry)
  if (!whole) throw broken('An entry without an amount')
  if (Math.abs(whole.amount) > largestAmount) throw broken('An amount is too large')
  const details = childrenAt(entry, 'NtryDtls', 'TxDtls')
  const [only] = details
  if (only === undefined || details.length === 1) return [lineOf(entry, only ?? null, whole, 0)]
  const parts = details.map((detail) => moneyOf(detail, whole))
  const sum = parts.reduce((total, part) => total + (part?.amount ?? 0), 0)
  const addUp = sum === whole.amount && parts.every((part) => part?.currency === whole.currency)
  if (!addUp) return [lineOf(entry, null, whole, 0)]
  return details.map((detail, index) => lineOf(entry, detail, parts[index] ?? whole, index))
}

interface Money {
  amount: number
  currency: string
}

/** Amounts of an entry or payment: its own, of the transaction, as instructed. */
const amountsOf = (element: Element): Element[] => [
  ...childrenAt(element, 'Amt'),
  ...childrenAt(element, 'AmtDtls', 'TxAmt', 'Amt'),
  ...childrenAt(element, 'AmtDtls', 'InstdAmt', 'Amt'),
]

/** Amount and direction; a payment of a bundle has the currency and direction of its whole unless it has its own. */
function moneyOf(element: Element, whole?: Money): Money | null {
  const amounts = amountsOf(element)
  const amountElement = amounts.find(({ attributes }) => attributes['Ccy'] === whole?.currency) ?? amounts[0]
  const amount = parseAmount(amountElement?.text ?? '')
  const currency = amountElement?.attributes['Ccy']
  const direction = textAt(element, 'CdtDbtInd') ?? (whole && (whole.amount < 0 ? 'DBIT' : 'CRDT'))
  if (amount === null || amount < 0 || !currency || (direction !== 'CRDT' && direction !== 'DBIT'))
    return null
  return { amount: direction === 'DBIT' ? 0 - amount : amount, currency }
}

function lineOf(entry: Element, detail: Element | null, money: Money, index: number): ParsedLine {
  const booked_on = parseDay(dayText(entry, 'BookgDt') ?? dayText(entry, 'ValDt') ?? '')
  if (booked_on === null) throw broken('An entry without a day')
  const reference = referenceOf(entry, detail)
  const is_reversal = isReversal(entry, detail)
  return {
    booked_on,
    ...money,
    ...symbolsOf(entry, detail),
    ...partyOf(detail ?? entry, money.amount < 0 !== is_reversal),
    message: messageOf(entry, detail),
    end_to_end_id: tidy(detail && textAt(detail, 'Refs', 'EndToEndId')),
    bank_reference: reference && index > 0 ? `${reference}#${index}` : reference,
    is_reversal,
  }
}

const dayText = (entry: Element, name: string) => textAt(entry, name, 'Dt') ?? textAt(entry, name, 'DtTm')

const referenceOf = (entry: Element, detail: Element | null) =>
  bankReference(detail && textAt(detail, 'Refs', 'AcctSvcrRef')) ??
  bankReference(textAt(entry, 'AcctSvcrRef'))

function symbolsOf(entry: Element, detail: Element | null): Symbols {
  if (!detail) return symbolsIn(textAt(entry, 'NtryRef'), textAt(entry, 'AddtlNtryInf'))
  const named = Object.fromEntries(
    childrenAt(detail, 'Refs', 'Prtry').map((one) => [textAt(one, 'Tp'), symbolOf(textAt(one, 'Ref'))]),
  )
  const symbols = symbolsIn(
    textAt(detail, 'Refs', 'EndToEndId'),
    textAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    ...childrenAt(detail, 'RmtInf', 'Ustrd').map((line) => line.text),
    textAt(detail, 'Refs', 'InstrId'),
    textAt(entry, 'NtryRef'),
  )
  return {
    variable_symbol: symbols.variable_symbol ?? named['VS'] ?? null,
    specific_symbol: symbols.specific_symbol ?? named['SS'] ?? null,
    constant_symbol: symbols.constant_symbol ?? named['KS'] ?? null,
  }
}

/** Marked as a reversal as a whole, or a payment that came back with the reason of its return. */
function isReversal(entry: Element, detail: Element | null): boolean {
  const isMarked = ['true', '1'].includes(textAt(entry, 'RvslInd') ?? '')
  return isMarked || (detail !== null && childrenAt(detail, 'RtrInf').length > 0)
}

/**
 * The other party: the debtor of money in, the creditor of money out; a reversal repeats those of its payment. Newer
 * versions wrap the name once more.
 */
function partyOf(detail: Element, outgoing: boolean) {
  const role = outgoing ? 'Cdtr' : 'Dbtr'
  const at = (...path: string[]) => textAt(detail, 'RltdPties', ...path)
  return {
    counterparty_name: tidy(at(role, 'Nm') ?? at(role, 'Pty', 'Nm')),
    counterparty_iban: tidy(at(`${role}Acct`, 'Id', 'IBAN') ?? at(`${role}Acct`, 'Id', 'Othr', 'Id')),
  }
}

function messageOf(entry: Element, detail: Element | null): string | null {
  const lines = detail ? childrenAt(detail, 'RmtInf', 'Ustrd').map((line) => line.text) : []
  return tidy(lines.join(' ') || (detail && textAt(detail, 'AddtlTxInf')) || textAt(entry, 'AddtlNtryInf'))
}
