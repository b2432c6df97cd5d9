import { scene } from '../seed/pictures.ts'
import type { Pricing } from './schemas.ts'

const plans: Pricing['plans'] = [
  {
    title: 'Basic',
    subtitle: 'A simple start for everyone',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: [
      '100 responses a month',
      'Unlimited forms and surveys',
      'Unlimited fields',
      'Basic form creation tools',
      'Up to 2 subdomains',
    ],
    popular: false,
    image: scene('Basic', 200, 140),
  },
  {
    title: 'Standard',
    subtitle: 'For small to medium businesses',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: [
      'Unlimited responses',
      'Unlimited forms and surveys',
      'Instagram profile page',
      'Google Docs integration',
      'Custom "Thank you" page',
    ],
    popular: true,
    image: scene('Standard', 200, 140),
  },
  {
    title: 'Enterprise',
    subtitle: 'Solution for big organisations',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: [
      'PayPal payments',
      'Logic jumps',
      'File upload with 5GB file storage',
      'Custom domain support',
      'Stripe integration',
    ],
    popular: false,
    image: scene('Enterprise', 200, 140),
  },
]

const qandA: Pricing['qandA'] = [
  {
    question: 'Does my plan renew by itself?',
    ans: 'Yes, until you cancel it. You may do so at any time.',
  },
  {
    question: 'Can I keep what I have collected?',
    ans: 'Your answers stay yours; export them whenever you like.',
  },
  {
    question: 'Can I change from one plan to another?',
    ans: 'Up at once, down at the end of the paid month.',
  },
  { question: 'What if I need more than 5GB?', ans: 'Write to us; we will find a plan that fits.' },
]

/** Three plans of an imaginary survey service. */
export function seedPricing(): { pricing: Pricing } {
  return { pricing: { plans, qandA } }
}
