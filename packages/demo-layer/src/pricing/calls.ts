import { declareCall } from '../layer/call.ts'
import { answered } from '../layer/reply.ts'
import { pricing } from './schemas.ts'

/** Pricing: GET /pricing/data */
export const pricingCalls = [
  declareCall({
    app: 'pricing',
    method: 'GET',
    path: '/pricing/data',
    title: 'Plans with their prices, and questions about them',
    answers: { 200: pricing },
    handle: (state) => answered(state.pricing.pricing),
  }),
]
