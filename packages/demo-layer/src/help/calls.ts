import { z } from 'zod'
import { declareCall } from '../layer/call.ts'
import { searched } from '../layer/input.ts'
import { answered } from '../layer/reply.ts'
import { holds } from '../layer/rows.ts'
import { faq, helpCategory, knowledgeCard, questionDetail, type FaqCategory } from './schemas.ts'

const app = 'help'

/** The categories with the questions that hold the text; those without any are left out. */
function searchFaq(categories: Record<string, FaqCategory>, text: string): Record<string, FaqCategory> {
  const sections = Object.entries(categories).map(([name, category]) => {
    const qandA = category.qandA.filter(({ question }) => holds(text, question))
    return [name, { ...category, qandA }] as const
  })
  return Object.fromEntries(sections.filter(([, { qandA }]) => qandA.length > 0))
}

/** FAQ and help centre: GET /faq/… */
export const helpCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/faq/data',
    title: 'Questions and answers by category, searched in the questions',
    query: z.object({ q: searched }),
    answers: { 200: faq },
    example: { query: { q: 'order' } },
    handle: ({ help }, { query }) => answered(searchFaq(help.faq, query.q)),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/faq/data/knowledge_base',
    title: 'Cards of the knowledge base',
    answers: { 200: z.array(knowledgeCard) },
    handle: ({ help }) => answered(help.knowledge),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/faq/data/category',
    title: 'Help categories with their questions',
    answers: { 200: z.array(helpCategory) },
    handle: ({ help }) => answered(help.categories),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/faq/data/question',
    title: 'One question in full',
    answers: { 200: questionDetail },
    handle: ({ help }) => answered(help.question),
  }),
]
