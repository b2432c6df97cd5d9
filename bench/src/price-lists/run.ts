import type { Browser } from '@playwright/test'
import { modelSeconds } from '../journey-cost/effort.ts'
import { owner, slovakBrowser, withProduct } from '../load/with-product.ts'
import { cottage } from './cottage.ts'
import { farm } from './farm.ts'
import { guesthouse } from './guesthouse.ts'
import { OwnerScreens } from './owner-screens.ts'
import type { PriceList } from './price-list.ts'
import { Visitor } from './visitor.ts'

const settings = { SAMPLE_DATA: '0', PAYMENTS_SANDBOX: '1', GUEST_LIMITS: '0', LOG_LEVEL: 'error' }
const bar = 600

/**
 * Enters price lists into an empty property through the back office's screens, prints what each costs an owner and
 * compares what guests are told with sums and answers by hand. A name of a list as an argument runs it alone.
 */
async function measureLists(): Promise<void> {
  const wanted = process.argv[2]
  const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {}
  for (const list of [guesthouse, cottage, farm])
    if (!wanted || wanted === list.name)
      rows[list.name] = await withProduct(settings, (browser, origin) => measure(browser, origin, list))
  console.table(rows)
  process.stdout.write(`Bar: at most ${bar} s and every sum and answer as by hand.\n`)
  if (Object.values(rows).some(({ 's by the model': seconds, wrong }) => seconds > bar || wrong > 0))
    process.exitCode = 1
}

async function measure(browser: Browser, origin: string, list: PriceList) {
  const context = await browser.newContext({
    ...slovakBrowser,
    viewport: { width: 1440, height: 900 },
    hasTouch: true,
    baseURL: origin,
  })
  const screens = new OwnerScreens(await context.newPage())
  screens.page.setDefaultTimeout(15_000)
  await screens.signIn(owner.email, owner.password)
  await list.enter(screens)
  const { effort } = screens.measured
  const token = await screens.page.evaluate(() => localStorage.getItem('accessToken'))
  await context.close()
  const visitor = new Visitor(origin, token ?? '')
  await visitor.finishTerms()
  const checked = await checkPrices(visitor, list)
  console.table(checked)
  return {
    presses: effort.taps,
    fields: effort.fields,
    'typed characters': effort.typed,
    screens: effort.screens,
    'scrolled px': Math.round(effort.scrolled),
    's by the model': Math.round(modelSeconds(effort, false)),
    answers: checked.length,
    wrong: checked.filter(({ agrees }) => !agrees).length,
  }
}

/** Reads the totals of a list's stays and its other answers as guests are told them. @returns each beside that by hand */
async function checkPrices(visitor: Visitor, { stays, answers }: PriceList) {
  const rows: { what: string; 'by hand': string | number; told: string | number; agrees: boolean }[] = []
  const compare = (what: string, byHand: string | number, told: string | number) =>
    rows.push({ what, 'by hand': byHand, told, agrees: told === byHand })
  for (const stay of stays) compare(stay.what, stay.total, await visitor.total(stay))
  for (const { what, ask, answer } of answers) compare(what, answer, await ask(visitor))
  return rows
}

await measureLists()
