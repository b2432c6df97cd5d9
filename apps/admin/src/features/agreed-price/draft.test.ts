import { beforeAll, expect, test } from 'vitest'
import { startTexts } from '../../core/texts/i18n.ts'
import { adjustmentsOf, draftOf, problemsOf, type Draft } from './draft.ts'

beforeAll(startTexts)

const draft = (values: Partial<Draft>): Draft => ({ ...draftOf(null), ...values })
const line = {
  key: '1',
  label: ' Rozbité okno ',
  quantity: 2,
  unit_price: '−12,50',
  vat_kind: 'other',
} as const

test('typed euros and percent become cents and whole percent, and are typed back the same', () => {
  const typed = draft({ kind: 'total', value: '380', reason: 'známi', lines: [line] })
  const adjustments = adjustmentsOf(typed)
  expect(adjustments).toEqual({
    adjustment: { kind: 'total', value: 38_000, label: null, reason: 'známi' },
    custom_lines: [{ label: 'Rozbité okno', quantity: 2, unit_price: -1250, vat_kind: 'other' }],
  })
  expect(adjustmentsOf(draftOf(adjustments))).toEqual(adjustments)
  expect(adjustmentsOf(draft({ kind: 'percent', value: '10 %', reason: 'x' })).adjustment).toMatchObject({
    value: 10,
  })
  expect(adjustmentsOf(draft({ lines: [] }))).toEqual({ adjustment: null, custom_lines: [] })
})

test('names every field that is missing or wrong', () => {
  const problems = problemsOf(
    draft({ kind: 'percent', value: '120', lines: [{ ...line, label: '', unit_price: '0' }] }),
  )
  const wrong = Object.keys(problems).filter((path) => problems[path])
  expect(wrong).toEqual(['value', 'reason', 'lines.0.label', 'lines.0.unit_price'])
  expect(Object.values(problemsOf(draft({}))).every((problem) => problem === null)).toBe(true)
})
