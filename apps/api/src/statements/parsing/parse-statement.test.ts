import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { camtFile, csvFile, windows1250, type Movement } from '../../testing/files/statement-files.ts'
import { parseStatement } from './parse-statement.ts'

const bytes = (text: string) => Buffer.from(text, 'utf8')
const codeOf = (file: Uint8Array): string => {
  try {
    parseStatement(file)
    return 'taken'
  } catch (error) {
    return String((error as { code?: unknown }).code)
  }
}

const novak: Movement = {
  amount: 4560,
  symbol: '0020270001',
  name: 'Žofia Nováková',
  iban: 'SK6807200002891987426353',
  message: 'Záloha „kúpeľ“ & raňajky',
  reference: 'B1',
}

describe('CAMT.053', () => {
  test('is parsed with its Slovak symbols', () => {
    const { format, accounts, lines } = parseStatement(
      bytes(camtFile([novak, { amount: -1250, name: 'Elektráreň' }])),
    )
    expect({ format, accounts }).toEqual({ format: 'camt053', accounts: ['SK3112000000198742637541'] })
    expect(lines).toEqual([
      {
        booked_on: '2027-03-10',
        amount: 4560,
        currency: 'EUR',
        variable_symbol: '20270001',
        specific_symbol: null,
        constant_symbol: '308',
        counterparty_name: 'Žofia Nováková',
        counterparty_iban: 'SK6807200002891987426353',
        message: 'Záloha „kúpeľ“ & raňajky',
        end_to_end_id: '/VS0020270001/SS/KS0308',
        bank_reference: 'B1',
        is_reversal: false,
      },
      expect.objectContaining({ amount: -1250, counterparty_name: 'Elektráreň', variable_symbol: null }),
    ])
  })

  test('is parsed in version 08, with wrapped states and names, and with a bundle of payments', () => {
    const tx = (amount: string, vs: string) =>
      `<TxDtls><Refs><EndToEndId>/VS${vs}/SS/KS</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Pty><Nm>Jana</Nm></Pty></Dbtr></RltdPties></TxDtls>`
    const entry = (state: string, details: string) =>
      `<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>${state}</Cd></Sts><BookgDt><DtTm>2027-03-10T23:30:00+01:00</DtTm></BookgDt><AcctSvcrRef>R</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`
    const whole = tx('10.00', '1') + tx('20.00', '2')
    const file = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${entry('BOOK', whole)}${entry('PDNG', whole)}${entry('BOOK', tx('10.00', '1') + tx('19.00', '2'))}</Stmt></BkToCstmrStmt></Document>`
    const { lines } = parseStatement(bytes(file))
    expect(
      lines.map(({ amount, variable_symbol, bank_reference }) => [amount, variable_symbol, bank_reference]),
    ).toEqual([
      [1000, '1', 'R'],
      [2000, '2', 'R#1'],
      // Parts that do not add up are ignored.
      [3000, null, 'R'],
    ])
    expect(lines[0]).toMatchObject({ counterparty_name: 'Jana', booked_on: '2027-03-10' })
  })

  test('is refused when cut off anywhere', () => {
    const whole = bytes(camtFile([novak, novak, { amount: 100 }]))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: whole.length - 1 }), (length) => {
        expect(codeOf(whole.subarray(0, length))).toMatch(/^statement_(broken|encoding)$/)
      }),
    )
  })

  test.each([
    ['an entry is missing', camtFile([novak, novak]).replace(/<Ntry>.*?<\/Ntry>/, ''), 'statement_broken'],
    ['an entry without an amount', camtFile([novak]).replace(/<Amt.*?<\/Amt>/g, ''), 'statement_broken'],
    ['an entry without a direction', camtFile([novak]).replace('CRDT', 'BOTH'), 'statement_broken'],
    ['an entry on 30 February', camtFile([{ ...novak, booked_on: '2027-02-30' }]), 'statement_broken'],
    ['something after the end', `${camtFile([novak])}<more/>`, 'statement_broken'],
    ['another message', camtFile([novak]).replace('camt.053', 'camt.054'), 'statement_format'],
    ['any other XML', '<html><body/></html>', 'statement_format'],
    ['an unknown encoding', camtFile([novak], 'x-klingon'), 'statement_encoding'],
  ])('%s: refused', (_what, file, code) => {
    expect(codeOf(bytes(file))).toBe(code)
  })

  test.each([
    [
      'entities that multiply',
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
    ],
    ['a file of this machine', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
    ['a document type of elsewhere', '<!DOCTYPE x SYSTEM "http://127.0.0.1/x.dtd">'],
  ])('%s: refused before any parsing', (_what, doctype) => {
    const file = camtFile([{ ...novak, message: 'x' }])
      .replace('?>\n', `?>\n${doctype}`)
      .replace('>x<', '>&b;<')
    expect(codeOf(bytes(file))).toBe('statement_broken')
  })

  test('is refused when nested too deeply', () => {
    expect(codeOf(bytes('<a>'.repeat(5000)))).toBe('statement_broken')
  })
})

describe('CSV', () => {
  test.each([
    ['UTF-8', bytes(csvFile([novak]))],
    ['UTF-8 with a mark', bytes(`\ufeff${csvFile([novak])}`)],
    ['Windows-1250', windows1250(csvFile([novak]))],
    ['UTF-16', Buffer.from(`\ufeff${csvFile([novak])}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(csvFile([novak]), 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${csvFile([novak])}`, 'utf16le').swap16()],
    ['CAMT in Windows-1250', windows1250(camtFile([novak], 'windows-1250'))],
  ])('%s', (_encoding, file) => {
    const [line] = parseStatement(file).lines
    expect(line).toMatchObject({
      amount: 4560,
      variable_symbol: '20270001',
      counterparty_name: 'Žofia Nováková',
      message: 'Záloha „kúpeľ“ & raňajky',
    })
  })

  const one = (heading: string, row: string) => parseStatement(bytes(`${heading}\n${row}\n`)).lines[0]

  test('is parsed with commas and quoted amounts', () => {
    const heading = 'Dátum splatnosti,Typ transakcie,IBAN partnera,Názov partnera,Suma,Mena,Variabilný symbol'
    const line = one(
      heading,
      '10.03.2027,Prevod,SK6807200002891987426353,"Novák, Ján","1 234,50",EUR,20270001',
    )
    expect(line).toMatchObject({
      amount: 123450,
      counterparty_name: 'Novák, Ján',
      variable_symbol: '20270001',
    })
  })

  test('is parsed with lines about the account above the table, and Czech headings', () => {
    const file =
      '"accountId";"2000000001"\n"currency";"EUR"\n\n"ID pohybu";"Datum";"Objem";"Měna";"Protiúčet";"Název protiúčtu";"KS";"VS";"SS";"Zpráva pro příjemce"\n' +
      '"23123";"10.03.2027";"45,60";"EUR";"1234";"Nováková";"0308";"20270001";"";"pobyt"\n'
    expect(parseStatement(bytes(file)).lines).toEqual([
      expect.objectContaining({
        amount: 4560,
        variable_symbol: '20270001',
        bank_reference: '23123',
        message: 'pobyt',
      }),
    ])
  })

  test('is parsed with a column for the direction, or two columns of amounts', () => {
    const direction = 'Dátum;Suma;Mena;Kredit/Debet;VS'
    expect(one(direction, '10.3.2027;45,60;EUR;Debet;1')).toMatchObject({ amount: -4560 })
    expect(one(direction, '10.3.2027;45,60;EUR;Kredit;1')).toMatchObject({ amount: 4560 })
    const two = 'Dátum zúčtovania;Pripísané;Odpísané;Variabilný symbol'
    expect(one(two, '10.3.2027;;45,60;1')).toMatchObject({ amount: -4560 })
    expect(one(two, '10.3.2027;45,60;;1')).toMatchObject({ amount: 4560 })
  })

  test('is parsed with the symbol in the payer’s reference', () => {
    expect(one('Dátum;Suma;Referencia platiteľa', '10.3.2027;45,60;/VS20270001/SS/KS')).toMatchObject({
      variable_symbol: '20270001',
    })
  })

  test.each([
    ['a quotation that does not end', csvFile([novak]).replace('raňajky"', 'raňajky'), 'statement_broken'],
    ['a row that is cut', csvFile([novak, novak]).slice(0, -30), 'statement_broken'],
    ['a cell too many', csvFile([novak]).replace('EUR;', 'EUR;;'), 'statement_broken'],
    ['a row without a day', csvFile([novak]).replace('10.3.2027', 'včera'), 'statement_broken'],
    ['an amount that could be two', csvFile([novak]).replace('45,60', '45.600'), 'statement_broken'],
    ['headings that say nothing', 'a;b;c\n1;2;3\n', 'statement_columns'],
    ['nothing', '  \n', 'statement_broken'],
    ['control characters', csvFile([novak]).replace('Žofia', '\u0001'), 'statement_encoding'],
    ['a PDF', '%PDF-1.7 …', 'statement_format'],
    ['a spreadsheet', 'PK\u0003\u0004…', 'statement_format'],
  ])('%s: refused', (_what, file, code) => {
    expect(codeOf(bytes(file))).toBe(code)
  })

  test('is parsed with columns chosen by a person', () => {
    const file = bytes('kedy;kolko;komu;vs\n10.3.2027;45,60;nam;20270001\n')
    const chosen = { day: 'kedy', amount: 'kolko', variable_symbol: 'vs' }
    expect(parseStatement(file, chosen).lines).toMatchObject([{ amount: 4560, variable_symbol: '20270001' }])
    expect(() => parseStatement(file, { ...chosen, message: 'nie je' })).toThrow('columns')
  })
})

const movement = fc.record({
  amount: fc.integer({ min: -10_000_000, max: 10_000_000 }),
  booked_on: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  symbol: fc.option(fc.stringMatching(/^[1-9]\d{0,9}$/)),
  name: fc.option(fc.stringMatching(/^[A-ZŽŠČĽ][a-zľščťžýáíéúäňô",;& ]{0,30}[a-z]$/)),
  message: fc.option(fc.stringMatching(/^[a-zľščťž";,<>& ]{0,60}[a-z]$/)),
})

test.each([
  ['CAMT.053', camtFile],
  ['CSV', csvFile],
])('any values written into %s are read back', (_format, write) => {
  const tidied = (text: string | null) => text?.replace(/\s+/g, ' ').trim() || null
  fc.assert(
    fc.property(fc.array(movement, { minLength: 1, maxLength: 20 }), (movements) => {
      const { lines } = parseStatement(bytes(write(movements)))
      const read = lines.map(({ amount, booked_on, variable_symbol, counterparty_name, message }) => ({
        amount,
        booked_on,
        symbol: variable_symbol,
        name: counterparty_name,
        message,
      }))
      const written = movements.map((one) => ({
        ...one,
        name: tidied(one.name),
        message: tidied(one.message),
      }))
      expect(read).toEqual(written)
    }),
  )
})
