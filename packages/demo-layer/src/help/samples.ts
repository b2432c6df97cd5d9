import { formatDay } from '@dvor/format/day-text.ts'
import { slugify } from '@dvor/format/slug.ts'
import { scene } from '../seed/pictures.ts'
import type { Sower } from '../seed/sower.ts'
import { htmlText, sentence } from '../seed/texts.ts'
import { faqSamples } from './faq-samples.ts'
import type { HelpCategory, KnowledgeCard, QuestionDetail } from './schemas.ts'

const cards = [
  ['sales-automation', 'Sales Automation', 'Let the till, the stock and the books talk to each other.'],
  ['marketing-automation', 'Marketing Automation', 'Write once, and reach everybody at the right moment.'],
  ['api-questions', 'API Questions', 'How to connect what you already have.'],
  ['personalization', 'Personalization', 'Make it look like yours in an afternoon.'],
  ['email-marketing', 'Email Marketing', 'Letters that people like to open.'],
  ['demand-generation', 'Demand Generation', 'How new customers learn of you.'],
] as const

const topics = [
  [
    'Account Settings',
    'Settings',
    'text-primary',
    [
      'How do I change my password?',
      'How secure is my password?',
      'Can I change my username?',
      'Where can I upload my portrait?',
    ],
  ],
  [
    'API Questions',
    'Link',
    'text-success',
    ['How do I get an API key?', 'How many calls may I make?', 'Can I test without real data?'],
  ],
  [
    'Billing',
    'FileText',
    'text-danger',
    ['How can I see my invoices?', 'What happens when a card expires?', 'How do I change my plan?'],
  ],
  [
    'Copyright & Legal',
    'Lock',
    'text-warning',
    ['How do I report a copy?', 'May I use your pictures?', 'Where are the terms?'],
  ],
  [
    'Mobile Apps',
    'Smartphone',
    'text-info',
    ['Is there an app?', 'Does it work without a signal?', 'How do I turn off messages?'],
  ],
  [
    'Using the Shop',
    'ShoppingCart',
    'text-secondary',
    ['How do I add a product?', 'How do I set a price?', 'Can I sell by weight?'],
  ],
] as const

/** The help centre: FAQ, cards, categories and one question in full. */
export function seedHelp({ draw, day }: Sower) {
  const knowledge: KnowledgeCard[] = cards.map(([category, title, desc], index) => ({
    id: index + 1,
    category,
    img: scene(title),
    title,
    desc,
  }))
  const categories = helpCategories()
  return { faq: faqSamples, knowledge, categories, question: detail() }

  function detail(): QuestionDetail {
    const [first, ...related] = categories.flatMap(({ questions }) => questions)
    return {
      title: first?.question ?? '',
      lastUpdated: formatDay(day(-draw.int(20, 60)), 'en'),
      relatedQuestions: related.slice(0, 5).map(({ id, question }) => ({ id, question })),
      content: `<p>${sentence(draw)}</p><h2>Step by step</h2>${htmlText(draw, 3)}`,
    }
  }
}

function helpCategories(): HelpCategory[] {
  let id = 0
  return topics.map(([title, icon, iconColor, questions], index) => ({
    id: index + 1,
    title,
    icon,
    iconColor,
    questions: questions.map((question) => ({ id: ++id, question, slug: slugify(question) })),
  }))
}
