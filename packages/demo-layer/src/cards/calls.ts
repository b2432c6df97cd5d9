import { declareCall, type Call } from '../layer/call.ts'
import { answered } from '../layer/reply.ts'
import { analytics, statistic, statistics, type AnalyticsName } from './schemas.ts'

const app = 'cards'

const spoken = (name: string) => name.replaceAll('-', ' ')

function analyticsCall(name: AnalyticsName): Call {
  return declareCall({
    app,
    method: 'GET',
    path: `/card/card-analytics/${name}`,
    title: `Analytics: ${spoken(name)}`,
    answers: { 200: analytics[name] },
    handle: ({ cards }) => answered(cards.analytics[name]),
  })
}

const statisticsCalls = statistics.map((name) =>
  declareCall({
    app,
    method: 'GET',
    path: `/card/card-statistics/${name}`,
    title: `Statistics: ${spoken(name)}`,
    answers: { 200: statistic },
    handle: ({ cards }) => answered(cards.statistics[name]),
  }),
)

/** Cards: each has an address of its own, so that any other one passes through. */
export const cardCalls = [
  ...(Object.keys(analytics) as AnalyticsName[]).map(analyticsCall),
  ...statisticsCalls,
]
