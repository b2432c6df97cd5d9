import { z } from 'zod'

export const ranges = ['Last 28 Days', 'Last Month', 'Last Year'] as const

const rangeChoices = z.array(z.enum(ranges))
const series = z.object({ name: z.string(), data: z.array(z.number()) })
const lines = z.array(series)

const device = z.object({ name: z.string(), usage: z.number(), upDown: z.number(), icon: z.string() })
const slice = z.object({ name: z.string(), value: z.int() })

/** Data of each analytics card, by the last part of its address. */
export const analytics = {
  'support-tracker': z.object({
    title: z.string(),
    last_days: rangeChoices,
    totalTicket: z.int(),
    newTicket: z.int(),
    openTicket: z.int(),
    responseTime: z.number(),
    series: z.array(z.int()),
  }),
  'avg-sessions': z.object({
    sessions: z.int(),
    last_days: rangeChoices,
    growth: z.number(),
    goal: z.int(),
    users: z.int(),
    retention: z.int(),
    duration: z.int(),
    series: lines,
  }),
  'revenue-report': z.object({
    years: z.array(z.string()),
    price: z.int(),
    budget: z.int(),
    revenue: lines,
    budgetChart: lines,
  }),
  'goal-overview': z.object({ completed: z.int(), inProgress: z.int(), series: z.array(z.int()) }),
  revenue: z.object({ thisMonth: z.int(), lastMonth: z.int(), series: lines }),
  'product-orders': z.object({
    last_days: rangeChoices,
    chart_info: z.object({ finished: z.int(), pending: z.int(), rejected: z.int() }),
    series: z.array(z.int()),
  }),
  'sessions-device': z.object({
    last_days: rangeChoices,
    chart_info: z.array(device),
    series: z.array(z.number()),
  }),
  customers: z.object({
    last_days: rangeChoices,
    listData: z.array(z.object({ text: z.string(), result: z.int() })),
    series: z.array(slice),
  }),
} as const

/** The statistics cards, by the last part of their address. */
export const statistics = [
  'orders-bar-chart',
  'profit-line-chart',
  'subscribers',
  'revenue',
  'sales',
  'orders',
  'site-traffic',
  'active-users',
  'newsletter',
] as const

export const statistic = z.object({ series: lines })

export type AnalyticsName = keyof typeof analytics
export type AnalyticsCards = { [Name in AnalyticsName]: z.infer<(typeof analytics)[Name]> }
export type StatisticsName = (typeof statistics)[number]
export type Statistic = z.infer<typeof statistic>
