import { benchBackup } from './backup-under-load.ts'
import { benchBookingCommits } from './booking/booking-commits.ts'
import { benchApiList } from './lists/api-list.ts'
import { benchPagesAnew } from './pages/pages-anew.ts'
import { benchPublicPages } from './pages/public-pages.ts'
import { benchPublicReads } from './lists/public-reads.ts'
import { benchQuote } from './booking/quote.ts'
import { benchAvailabilityRate } from './booking/availability-rate.ts'
import { benchAvailability } from './booking/availability.ts'
import { benchCdn } from './operations/cdn/bench-cdn.ts'
import { benchChartFrames } from './chart/chart-frames.ts'
import { benchDocumentPdf } from './lists/document-pdf.ts'
import { benchFirstPage } from './pages/first-page.ts'
import { benchChain } from './growth/bench-chain.ts'
import { benchLarge } from './growth/bench-large.ts'
import { benchGrowth } from './growth/bench-growth.ts'
import { benchInteractions } from './interactions/bench-interactions.ts'
import { benchInstances } from './operations/instances/bench-instances.ts'
import { benchRates } from './operations/instances/bench-rates.ts'
import { benchMemory } from './pages/memory.ts'
import { benchLighthouse } from './pages/lighthouse.ts'
import { benchRush } from './operations/rush/bench-rush.ts'
import { benchSteady } from './steady/bench-steady.ts'
import { benchStatements } from './lists/statement-import.ts'
import { benchTapeChart } from './chart/tape-chart.ts'

/** One measured value with the bar that it must reach. */
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
  anew: benchPagesAnew,
  booking: benchBookingCommits,
  availability: benchAvailability,
  searches: benchAvailabilityRate,
  quote: benchQuote,
  pdf: benchDocumentPdf,
  backup: benchBackup,
  instances: benchInstances,
  rates: benchRates,
  rush: benchRush,
  steady: benchSteady,
  cdn: benchCdn,
  growth: benchGrowth,
  large: benchLarge,
  chain: benchChain,
  start: benchFirstPage,
  memory: benchMemory,
  lighthouse: benchLighthouse,
  inp: benchInteractions,
  statements: benchStatements,
  chart: benchTapeChart,
  frames: benchChartFrames,
}

/** Benchmarks that take many minutes run only when they are named. */
const long = ['instances', 'rates', 'rush', 'steady', 'cdn', 'chain', 'lighthouse', 'inp', 'memory']
const wanted = process.argv.slice(2)
if (wanted.some((name) => !(name in benches))) {
  process.stderr.write(`There are ${Object.keys(benches).join(', ')}.\n`)
  process.exit(2)
}
const chosen = Object.entries(benches).filter(([name]) =>
  wanted.length === 0 ? !long.includes(name) : wanted.includes(name),
)
const figures: Figure[] = []
for (const [, bench] of chosen) figures.push(...(await bench()))
console.table(figures.map(({ holds, ...figure }) => ({ ...figure, '': holds ? 'holds' : 'MISSED' })))
process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1
