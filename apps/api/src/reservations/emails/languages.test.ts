import { languageCodes } from '@dvor/format/languages.ts'
import { emailActionWords, emailWords } from '@dvor/texts/areas.ts'
import { expect, test } from 'vitest'
import { renderEmail } from '../../messaging/rendering/render-email.ts'
import { emailKinds, isEmailKey } from '../../messaging/rendering/email-kinds.ts'
import { settings, statesOf, subjectFor } from '../../testing/fixtures/email-cases.ts'
import { textsOfOthers } from '../../testing/messages/texts-of-others.ts'
import { passFacts } from '../../wallets/passes/pass-facts.ts'
import { calendarFile } from './calendar-file.ts'
import { isGuestKey } from './email-keys.ts'
import { guestEmail } from './email-requests.ts'

const more = {
  amount: '',
  service: '',
  reason: '',
  changes: '',
  document: '',
  survey_url: 'https://x.example',
}

/** The text of a kind of e-mail but for the owner's part. */
type Texts = Parameters<typeof renderEmail>[0]
const bare = (key: string) =>
  ({ key, subject: '–', body: '<p>–</p>', translations: {}, active: true }) as unknown as Texts

const keys = Object.keys(emailKinds).filter(isEmailKey).filter(isGuestKey)

test.each(languageCodes)('every e-mail about a reservation is in one language: %s', (language) => {
  const all = keys.flatMap((key) =>
    statesOf[key].flatMap((state) =>
      (['card', 'transfer'] as const).map((payment_method) => {
        const subject = subjectFor({
          state,
          payment_method,
          language,
          withStay: true,
          near: false,
          paid: 'deposit',
        })
        const request = guestEmail(subject, key, more)
        if (!request) throw new Error('a guest with an address gets it')
        const { html, text } = renderEmail(bare(key), settings, { ...request, language })
        return { key, html, text }
      }),
    ),
  )
  expect(all.length).toBeGreaterThan(100)
  expect(all.flatMap(({ key, text }) => textsOfOthers(text, language).map((other) => [key, other]))).toEqual(
    [],
  )
  for (const { html, text } of all) {
    expect(text).toContain(emailWords[language].regards)
    expect(html).toContain(`<html lang="${language}">`)
  }
  const written = all.map(({ text }) => text).join('\n')
  for (const word of [emailWords[language].transfer, emailActionWords[language].buttons.reservation])
    expect(written).toMatch(new RegExp(word, 'i'))
})

test('a text of another language is seen, with the spaces of a PDF, too', () => {
  expect(textsOfOthers('… Zostáva\u00A0zaplatiť: 20 €', 'en')).toContain('Zostáva zaplatiť')
  expect(textsOfOthers('… Left to pay: €20', 'en')).toEqual([])
})

test.each(languageCodes)('calendar file and pass are in one language: %s', (language) => {
  const paid = { state: 'confirmed', payment_method: 'card', near: true, paid: 'all' } as const
  const subject = subjectFor({ ...paid, language, withStay: true })
  const file = calendarFile(subject, language)
  expect(file).toContain(emailWords[language].number)
  const facts = passFacts(subject)
  expect(facts?.arrival).toContain(emailWords[language].from)
  expect(textsOfOthers(`${file} ${JSON.stringify(facts)}`, language)).toEqual([])
})
