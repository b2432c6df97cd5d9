import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext } from '../../../core/language/use-language.ts'
import { BalanceDay } from './balance-day.tsx'

const detail = {
  state: 'confirmed',
  payment_method: 'transfer',
  balance: { amount: 19_950, due_on: '2026-11-15' },
} as const

/** The sentence without its marks, with plain spaces. */
const textOn = (today: string, language: 'sk' | 'en') =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <BalanceDay detail={detail} today={today} />
    </LanguageContext>,
  )
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00A0', ' ')

test('a balance is asked for until its day, and as soon as possible after it', () => {
  expect(textOn('2026-11-15', 'sk')).toBe('Doplatok 199,50 € uhraďte, prosím, najneskôr do 15. 11. 2026.')
  expect(textOn('2026-11-16', 'sk')).toBe(
    'Doplatok 199,50 € sme čakali do 15. 11. 2026. Uhraďte ho, prosím, čo najskôr.',
  )
  expect(textOn('2026-11-15', 'en')).toBe('Please pay the remaining €199.50 by 15 Nov 2026.')
  expect(textOn('2026-11-16', 'en')).toBe(
    'The remaining €199.50 was due by 15 Nov 2026. Please pay it as soon as you can.',
  )
})
