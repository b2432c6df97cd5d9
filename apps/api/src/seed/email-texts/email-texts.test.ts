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
    expect(await cleanHtml(text.body)).toBe(text.body)
    if (text.body_en) expect(await cleanHtml(text.body_en)).toBe(text.body_en)
  })

  test('has the guest’s texts in both languages', () => {
    const toOwner = key.startsWith('owner_')
    expect(Boolean(text.subject_en && text.body_en)).toBe(!toOwner)
  })
})
