import { beforeAll, expect, test } from 'vitest'
import { addTexts, startTexts } from '../../core/texts/i18n.ts'
import { problemText } from './problem-text.ts'
import { reservations } from './texts.ts'

beforeAll(async () => {
  await startTexts()
  await addTexts({ reservations }, async () => ({}))
})

const refused = (details: unknown) =>
  problemText({ code: 'transition_not_allowed', message: '', status: 409, details })

test('names the state that refuses a transition; of services alone as what happened', () => {
  const of = (arrival: string | null) => refused({ from: 'checked_in', to: 'no_show', arrival })
  expect(of(null)).toContain('Hosť prišiel')
  expect(of('2027-03-10')).toContain('Ubytovaná')
  expect(refused({ from: 'checked_in', to: 'no_show' })).toContain('Ubytovaná')
  expect(refused(null)).not.toContain('{{')
})
