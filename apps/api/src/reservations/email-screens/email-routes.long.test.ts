import { languageCodes } from '@dvor/format/languages.ts'
import { describe, expect, test } from 'vitest'
import { book } from '../../testing/test-property.ts'
import { openEmailScreens } from '../../testing/messages/email-screens.ts'

const here = openEmailScreens()
const { stay } = here

describe('for the owner', () => {
  test('every kind can be previewed in both languages', async () => {
    await book(here.api, [stay()])
    const texts = (await here.property.call('GET', '/editable-automated-emails')).body as {
      id: string
      key: string
    }[]
    for (const { id, key } of texts)
      for (const language of languageCodes) {
        const answer = await here.property.call('POST', `/editable-automated-emails/${id}/preview`, {
          language,
        })
        expect([key, answer.status]).toEqual([key, 200])
        expect((answer.body as { html: string }).html).not.toMatch(/\{\{|undefined|null|NaN/)
      }
  })
})
