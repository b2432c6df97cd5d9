import { expect, test } from 'vitest'
import { z } from 'zod'
import { selectOption } from '../select/schemas.ts'
import { openLayer } from '../testing/layer.ts'
import { faq, faqNames, helpCategory, knowledgeCard, questionDetail } from './schemas.ts'

test('a select holds 100 titles and finds them by a part of the value, whatever the case', async () => {
  const { get } = openLayer()
  const all = (await get('/api/select/data')).as(z.array(selectOption))
  expect(new Set(all.map(({ value }) => value)).size).toBe(100)
  const answer = (await get('/api/select/data', { query: { query: 'ORCHARD' } })).as(z.array(selectOption))
  expect(answer).toEqual(all.filter(({ value }) => value.includes('Orchard')))
  expect(answer).toHaveLength(10)
  expect((await get('/api/select/data', { query: { query: 'zzz' } })).body).toEqual([])
})

test('the FAQ has five categories; a search keeps the questions that hold the text', async () => {
  const { get } = openLayer()
  const all = (await get('/faq/data')).as(faq)
  expect(Object.keys(all)).toEqual(faqNames)
  const answer = (await get('/faq/data', { query: { q: 'CARD' } })).as(faq)
  expect(Object.keys(answer)).toEqual(['payment'])
  expect(answer.payment?.qandA.every(({ question }) => /card/i.test(question))).toBe(true)
  expect(answer.payment?.qandA.length).toBeLessThan(all.payment?.qandA.length ?? 0)
  // Answers are not searched.
  expect((await get('/faq/data', { query: { q: 'hives' } })).body).toEqual({})
})

test('the help centre has cards, categories and a question in full', async () => {
  const { get } = openLayer()
  const cards = (await get('/faq/data/knowledge_base')).as(z.array(knowledgeCard))
  const categories = (await get('/faq/data/category')).as(z.array(helpCategory))
  const question = (await get('/faq/data/question')).as(questionDetail)
  const known = categories.flatMap(({ questions }) => questions)
  expect(cards).toHaveLength(6)
  expect(known.map((one) => one.question)).toContain(question.title)
  expect(question.relatedQuestions.every(({ id }) => known.some((one) => one.id === id))).toBe(true)
  expect(question.content).toMatch(/^<p>/)
})
