import { knownPurposeCodes, type PurposeCode } from '@dvor/contract/guests/purpose-codes.ts'
import { expect, test } from 'vitest'
import { purposeCodeOf } from './purpose-code.ts'

const rows: PurposeCode[] = [
  ...knownPurposeCodes,
  { valid_from: '2026-01-01', purpose: 'holiday', visa: 'any', code: '10' },
  { valid_from: '2027-07-01', purpose: 'holiday', visa: 'any', code: '11' },
]
const codeOf = (nationality: string, arrival = '2027-03-20', purpose: 'holiday' | 'visit' = 'holiday') =>
  purposeCodeOf(rows, { purpose, nationality, arrival })

test('tourism of nationals who need a visa has a code of its own, as the police refuses it for others', () => {
  expect([codeOf('IN'), codeOf('CZ'), codeOf('GB'), codeOf('UA')]).toEqual(['93', '10', '10', '10'])
})

test('a code holds from its day on, and a purpose without a code has none', () => {
  expect([
    codeOf('CZ', '2025-12-31'),
    codeOf('CZ', '2027-07-01'),
    codeOf('CZ', '2027-07-01', 'visit'),
  ]).toEqual([null, '11', null])
})
