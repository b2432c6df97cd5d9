import { z } from 'zod'

export const questionAndAnswer = z.object({ question: z.string(), ans: z.string() })

export const faqNames = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const
export type FaqName = (typeof faqNames)[number]

export const faqCategory = z.object({
  icon: z.string(),
  title: z.string(),
  subtitle: z.string(),
  qandA: z.array(questionAndAnswer),
})

export type FaqCategory = z.infer<typeof faqCategory>

/** By category; one in which nothing was found is left out. */
export const faq = z.partialRecord(z.enum(faqNames), faqCategory)

export const knowledgeCard = z.object({
  id: z.int(),
  category: z.string(),
  img: z.string(),
  title: z.string(),
  desc: z.string(),
})

export const helpCategory = z.object({
  id: z.int(),
  title: z.string(),
  icon: z.string(),
  iconColor: z.string(),
  questions: z.array(z.object({ id: z.int(), question: z.string(), slug: z.string() })),
})

export const questionDetail = z.object({
  title: z.string(),
  lastUpdated: z.string(),
  relatedQuestions: z.array(z.object({ id: z.int(), question: z.string() })),
  content: z.string(),
})

export type KnowledgeCard = z.infer<typeof knowledgeCard>
export type HelpCategory = z.infer<typeof helpCategory>
export type QuestionDetail = z.infer<typeof questionDetail>
