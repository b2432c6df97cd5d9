import type { Language } from '@dvor/format/languages.ts'
import { devices, type Browser } from '@playwright/test'
import { sampleContent } from '../load/start-product.ts'
import { slovakBrowser, withProduct } from '../load/with-product.ts'
import { chooseFromHome, chooseFromUnit, completeBooking } from './book.ts'
import { modelSeconds, type Effort } from './effort.ts'
import { MeasuredPage } from './measured-page.ts'
import { findSampleStay } from './sample-stay.ts'

const bars = { taps: 9, scrolled: 2000, seconds: 45 }

const journeys: { name: string; language: Language; choose: typeof chooseFromHome }[] = [
  { name: 'from the home page', language: 'sk', choose: chooseFromHome },
  { name: 'from a unit’s page', language: 'sk', choose: chooseFromUnit },
  { name: 'from the home page, English', language: 'en', choose: chooseFromHome },
  { name: 'from a unit’s page, English', language: 'en', choose: chooseFromUnit },
]

/**
 * Books on the running product with the sample content and prints what each way costs a guest on a phone; with
 * `--steps` also each press and field with the pixels scrolled before it.
 */
async function measureJourneys(browser: Browser, origin: string): Promise<void> {
  const rows: Record<string, ReturnType<typeof rowOf>> = {}
  for (const journey of journeys) rows[journey.name] = rowOf(await measure(browser, origin, journey))
  console.table(rows)
  process.stdout.write(
    `Bar: at most ${bars.taps} taps besides typing, ${bars.scrolled} px, ${bars.seconds} s with autofill.\n`,
  )
}

async function measure(
  browser: Browser,
  baseURL: string,
  { language, choose }: (typeof journeys)[number],
): Promise<Effort> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ...slovakBrowser,
    viewport: { width: 390, height: 844 },
    locale: language === 'en' ? 'en-GB' : 'sk-SK',
    baseURL,
  })
  const measured = new MeasuredPage(await context.newPage())
  await choose(measured, await findSampleStay(baseURL), language)
  await completeBooking(measured, language)
  await context.close()
  if (process.argv.includes('--steps')) process.stdout.write(`${measured.steps.join('\n')}\n\n`)
  return measured.effort
}

const rowOf = (effort: Effort) => ({
  taps: effort.taps,
  fields: effort.fields,
  'typed characters': effort.typed,
  screens: effort.screens,
  'scrolled px': Math.round(effort.scrolled),
  's typed': Math.round(modelSeconds(effort, false)),
  's with autofill': Math.round(modelSeconds(effort, true)),
})

await withProduct({ ...sampleContent, PAYMENTS_SANDBOX: '1' }, measureJourneys)
