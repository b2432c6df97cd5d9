import { benchBackup } from './backup-under-load.ts'
import { benchBookingCommits } from './booking-commits.ts'
import { benchApiList } from './api-list.ts'
import { benchPublicPages } from './public-pages.ts'
import { benchPublicReads } from './public-reads.ts'
import { benchQuote } from './quote.ts'
import { benchAvailability } from './availability.ts'
import { benchChartFrames } from './chart-frames.ts'
import { benchDocumentPdf } from './document-pdf.ts'
import { benchFirstPage } from './first-page.ts'
import { benchChain } from './growth/bench-chain.ts'
import { benchGrowth } from './growth/bench-growth.ts'
import { benchInstances, benchRates } from './instances/bench-instances.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchStatements } from './statement-import.ts'
import { benchTapeChart } from './tape-chart.ts'

/** One measured value beside the bar that it must clear. */
export interface Figure {
  what: string
  value: string
  bar: string
  holds: boolean
}

const benches = {
  list: benchApiList,
  reads: benchPublicReads,
  pages: benchPublicPages,
  booking: benchBookingCommits,
  availability: benchAvailability,
  quote: benchQuote,
  pdf: benchDocumentPdf,
  backup: benchBackup,
  instances: benchInstances,
  rates: benchRates,
  growth: benchGrowth,
  chain: benchChain,
  start: benchFirstPage,
  lighthouse: benchLighthouse,
  statements: benchStatements,
  chart: benchTapeChart,
  frames: benchChartFrames,
}

/** They take many minutes, so they run only when they are named. */
const long = ['instances', 'rates', 'chain', 'lighthouse']
const wanted = process.argv.slice(2)
const chosen = Object.entries(benches).filter(([name]) =>
  wanted.length === 0 ? !long.includes(name) : wanted.includes(name),
)
const figures: Figure[] = []
for (const [, bench] of chosen) figures.push(...(await bench()))
console.table(figures.map(({ holds, ...figure }) => ({ ...figure, '': holds ? 'holds' : 'MISSED' })))
process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1
