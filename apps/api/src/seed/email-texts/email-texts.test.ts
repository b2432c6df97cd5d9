import { describe, expect, test } from 'vitest'
import { textIssues } from '../../messaging/rendering/text-issues.ts'
import { emailKinds } from '../../messaging/rendering/email-kinds.ts'
import { cleanHtml } from '../../platform/clean-html.ts'
import { emailTexts } from './seed-email-texts.ts'

test('the property has one text for every kind of e-mail', () => {
  expect(emailTexts.map(({ key }) => key).toSorted()).toEqual(Object.keys(emailKinds).toSorted())
})

describe.each(emailTexts.map((text) => [text.key, text] as const))('%s', (key, text) => {
  test('uses only variables of its kind, and closes its sections', () => {
    expect(textIssues(key, text)).toEqual([])
  })

  test('is html in the editor’s form', async () => {
    const bodies = [text, ...Object.values(text.translations ?? {})].map(({ body }) => String(body))
    expect(await Promise.all(bodies.map(cleanHtml))).toEqual(bodies)
  })

  test('has the guest’s texts in other languages, whole in each; the owner’s in Slovak', () => {
    const translations = Object.entries(text.translations ?? {})
    if (key.startsWith('owner_')) return expect(translations).toEqual([])
    expect(translations.map(([language]) => language)).toContain('en')
    for (const [, texts] of translations)
      expect(texts).toEqual({ subject: expect.any(String), body: expect.any(String) })
  })
})
