import { z } from 'zod'
import { analytics, analyticsQuery } from '../../insight/analytics.ts'
import { dashboard } from '../../insight/dashboard.ts'
import { housekeepingSheet, kitchenSheet, resourcePlan, sheetQuery } from '../../insight/day-sheets.ts'
import { monthlyStatement, monthParams, statementFileQuery } from '../../insight/monthly-statement.ts'
import { queue, queueQuery } from '../../insight/queue.ts'
import { officeFileQuery, officeReport } from '../../insight/office-report.ts'
import { pickup } from '../../insight/pickup.ts'
import { searchAnswer, searchQuery } from '../../insight/search.ts'
import { chartPrices, tapeChart, tapeChartQuery } from '../../reservations/tape-chart.ts'
import { declareCalls } from '../call.ts'
import { insightPaths } from './insight-paths.ts'

/** Overviews, statistics, printed lists, search and export; they change nothing. */
export const insightCalls = declareCalls('reservations', insightPaths, {
  dashboard: { access: 'dashboard.read', summary: 'Prehľad dňa', answer: dashboard },
  /** Of the kinds that the caller may see. */
  queue: {
    access: 'dashboard.read',
    summary: 'Čo čaká na vybavenie',
    query: queueQuery,
    answer: queue,
  },
  analytics: {
    access: 'statistics.read',
    summary: 'Štatistiky obdobia a porovnanie s minulým rokom',
    query: analyticsQuery,
    answer: analytics,
  },
  pickup: {
    access: 'statistics.read',
    summary: 'Noci v knihe oproti minulému roku a výhľad na 60 dní',
    answer: pickup,
  },
  monthlyStatement: {
    access: 'statistics.read',
    summary: 'Čo dom za mesiac zarobil',
    params: monthParams,
    answer: monthlyStatement,
  },
  monthlyStatementFile: {
    access: 'statistics.read',
    summary: 'Čo dom za mesiac zarobil, v PDF',
    params: monthParams,
    query: statementFileQuery,
    answer: { file: 'application/pdf' },
  },
  officeReport: {
    access: 'accounting.manage',
    summary: 'Mesiac pre štatistický úrad',
    params: monthParams,
    answer: officeReport,
  },
  officeReportFile: {
    access: 'accounting.manage',
    summary: 'Mesiac pre štatistický úrad ako zošit XLSX',
    params: monthParams,
    query: officeFileQuery,
    answer: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  },
  tapeChart: {
    access: 'chart.read',
    summary: 'Kalendár obsadenosti',
    query: tapeChartQuery,
    answer: tapeChart,
  },
  chartPrices: { access: 'prices.read', summary: 'Ceny nocí', query: tapeChartQuery, answer: chartPrices },
  kitchen: {
    access: 'housekeeping.read',
    summary: 'Jedlá podľa dní',
    query: sheetQuery,
    answer: kitchenSheet,
  },
  housekeeping: {
    access: 'housekeeping.read',
    summary: 'Upratovanie podľa dní',
    query: sheetQuery,
    answer: housekeepingSheet,
  },
  resourcePlan: {
    access: 'housekeeping.read',
    summary: 'Plán spoločných zdrojov podľa dní',
    query: sheetQuery,
    answer: resourcePlan,
  },
  search: {
    access: 'search',
    tag: 'search',
    summary: 'Hľadanie v celej správe',
    query: searchQuery,
    answer: searchAnswer,
  },
  exportList: {
    access: 'export',
    tag: 'exports',
    summary: 'Celý zoznam ako tabuľka CSV, s filtrami a poradím zoznamu',
    params: z.object({ collection: z.string().max(60) }),
    answer: { file: 'text/csv' },
  },
  /** Money is a number, days and moments are dates; a text is never a formula. */
  exportSheet: {
    access: 'export',
    tag: 'exports',
    summary: 'Ten istý zoznam ako zošit XLSX, najviac 20 000 riadkov',
    params: z.object({ collection: z.string().max(60) }),
    errors: ['query_invalid'],
    answer: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  },
})
