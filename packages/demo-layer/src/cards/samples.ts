import { dayParts } from '@dvor/format/days.ts'
import type { Draw } from '../seed/draw.ts'
import type { Sower } from '../seed/sower.ts'
import { ranges, statistics, type AnalyticsCards, type Statistic, type StatisticsName } from './schemas.ts'

const last_days = [...ranges]

const numbers = (draw: Draw, count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, () => draw.int(from, to))

const line = (draw: Draw, name: string, count: number, from: number, to: number) => ({
  name,
  data: numbers(draw, count, from, to),
})

/** Data of the dashboard's cards; the revenue report covers this year and the three before. */
export function seedCards({ draw, today }: Sower): {
  analytics: AnalyticsCards
  statistics: Record<StatisticsName, Statistic>
} {
  const { year } = dayParts(today)
  const years = [0, 1, 2, 3].map((back) => String(year - back))
  return {
    analytics: { ...supportCards(draw), ...revenueCards(draw, years), ...shareCards(draw) },
    statistics: statisticsCards(draw),
  }
}

function supportCards(
  draw: Draw,
): Pick<AnalyticsCards, 'support-tracker' | 'avg-sessions' | 'goal-overview'> {
  const [newTicket, openTicket] = [draw.int(10, 40), draw.int(40, 90)]
  return {
    'support-tracker': {
      title: 'Support Tracker',
      last_days,
      totalTicket: newTicket + openTicket,
      newTicket,
      openTicket,
      responseTime: 1,
      series: [83],
    },
    'avg-sessions': {
      sessions: 2700,
      last_days,
      growth: 5.2,
      goal: 100_000,
      users: 100_000,
      retention: 90,
      duration: 1,
      series: [line(draw, 'Sessions', 7, 60, 280)],
    },
    'goal-overview': { completed: 786_617, inProgress: 13_561, series: [83] },
  }
}

function revenueCards(draw: Draw, years: string[]): Pick<AnalyticsCards, 'revenue-report' | 'revenue'> {
  return {
    'revenue-report': {
      years,
      price: 25_852,
      budget: 56_800,
      revenue: [line(draw, 'Earning', 9, 90, 320), line(draw, 'Expense', 9, -260, -80)],
      budgetChart: [line(draw, 'This year', 12, 20, 90), line(draw, 'Last year', 12, 20, 60)],
    },
    revenue: {
      thisMonth: 86_589,
      lastMonth: 73_683,
      series: [line(draw, 'This Month', 8, 44_000, 48_000), line(draw, 'Last Month', 8, 44_000, 48_000)],
    },
  }
}

function shareCards(draw: Draw): Pick<AnalyticsCards, 'product-orders' | 'sessions-device' | 'customers'> {
  const [finished, pending, rejected] = [
    draw.int(20_000, 24_000),
    draw.int(12_000, 15_000),
    draw.int(3000, 5000),
  ]
  const customers = [
    { text: 'New', result: draw.int(600, 900) },
    { text: 'Returning', result: draw.int(200, 300) },
    { text: 'Referrals', result: draw.int(90, 180) },
  ]
  return {
    'product-orders': { last_days, chart_info: { finished, pending, rejected }, series: [70, 52, 26] },
    'sessions-device': {
      last_days,
      chart_info: [
        { name: 'Desktop', usage: 58.6, upDown: 2, icon: 'Monitor' },
        { name: 'Mobile', usage: 34.9, upDown: 8, icon: 'Smartphone' },
        { name: 'Tablet', usage: 6.5, upDown: -5, icon: 'Tablet' },
      ],
      series: [58.6, 34.9, 6.5],
    },
    customers: {
      last_days,
      listData: customers,
      series: customers.map(({ text, result }) => ({ name: text, value: result })),
    },
  }
}

const titles: Record<StatisticsName, string> = {
  'orders-bar-chart': 'Orders',
  'profit-line-chart': 'Profit',
  subscribers: 'Subscribers',
  revenue: 'Revenue',
  sales: 'Sales',
  orders: 'Orders Received',
  'site-traffic': 'Site Traffic',
  'active-users': 'Active Users',
  newsletter: 'Newsletter',
}

function statisticsCards(draw: Draw): Record<StatisticsName, Statistic> {
  const cards = statistics.map((name): [StatisticsName, Statistic] => [
    name,
    { series: [line(draw, titles[name], 7, 20, 420)] },
  ])
  return Object.fromEntries(cards) as Record<StatisticsName, Statistic>
}
