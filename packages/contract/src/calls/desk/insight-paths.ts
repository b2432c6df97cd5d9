/** Addresses of overviews, statistics, printed lists, search and export. */
export const insightPaths = {
  dashboard: 'GET /dashboard',
  queue: 'GET /queue',
  analytics: 'GET /analytics',
  pickup: 'GET /pickup',
  monthlyStatement: 'GET /monthly-statements/:month',
  monthlyStatementFile: 'GET /monthly-statements/:month/file.pdf',
  officeReport: 'GET /office-reports/:month',
  officeReportFile: 'GET /office-reports/:month/file.xlsx',
  tapeChart: 'GET /tape-chart',
  chartPrices: 'GET /tape-chart/prices',
  kitchen: 'GET /kitchen-sheet',
  housekeeping: 'GET /housekeeping-sheet',
  resourcePlan: 'GET /resource-plan',
  search: 'GET /search',
  exportList: 'GET /exports/:collection.csv',
  exportSheet: 'GET /exports/:collection.xlsx',
} as const
