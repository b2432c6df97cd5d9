import { expect, test } from 'vitest'
import { camtFile, csvFile, type Movement } from '../../testing/files/statement-files.ts'
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

test.each(['csv', 'camt053'])('refuses a %s of more movements than the limit', (format) => {
  const many = Array.from({ length: 10_001 }, (_, index) => ({ amount: 100, reference: `R${index}` }))
  const file = (lines: readonly Movement[]) => bytes(format === 'csv' ? csvFile(lines) : camtFile(lines))
  expect(codeOf(file(many))).toBe('statement_too_long')
  expect(codeOf(file(many.slice(1)))).toBe('taken')
})

test('refuses a CSV of half a million rows', () => {
  expect(codeOf(bytes(`Dátum;Suma\n${'10.3.2027;1,00\n'.repeat(450_000)}`))).toBe('statement_too_long')
})
