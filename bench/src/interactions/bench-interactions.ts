import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, devices, type Browser, type BrowserContext } from '@playwright/test'
import { chooseFromHome, chooseFromUnit, completeBooking } from '../journey-cost/book.ts'
import { findSampleStay } from '../journey-cost/sample-stay.ts'
import { median } from '../load/lanes.ts'
import { sampleContent, startProduct } from '../load/start-product.ts'
import type { Figure } from '../run.ts'
import { SlowPhonePage, type Interaction } from './slow-phone-page.ts'

const presses = 10

const letters = 'Ján Novák'

const html = `<!doctype html><html lang="sk"><meta name="viewport" content="width=device-width">
<button id="bare-button" onclick="this.textContent = Number(this.textContent) + 1">0</button>
<input id="bare-field" aria-label="Meno"></html>`

const port = process.env.PORT ?? '38976'
const origin = `http://127.0.0.1:${port}`
/** Milliseconds. */
const bar = 100
/** How many interactions of a journey are printed. */
const shown = 12

const journeys = [
  { name: 'from the home page', choose: chooseFromHome },
  { name: 'from a unit’s page', choose: chooseFromUnit },
]

/**
 * From each press and key of a whole booking to the next paint, on a processor six times slower, beside those on a page
 * with nothing but a button and a field.
 */
export async function benchInteractions(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-interactions-'))
  const server = await startProduct({
    PORT: port,
    DATA_DIR: folder,
    ...sampleContent,
    PAYMENTS_SANDBOX: '1',
  })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const figures = [bareFigure(await useBarePage(await openPhone(browser), origin))]
    for (const journey of journeys) figures.push(...figuresOf(journey.name, await book(browser, journey)))
    return figures
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Presses and types on a page with one button that counts its presses and one field, without any other script: what the
 * machine itself takes to the next paint.
 */
async function useBarePage(context: BrowserContext, origin: string): Promise<readonly Interaction[]> {
  const phone = await SlowPhonePage.open(context)
  await phone.page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await phone.page.goto('/')
  for (let press = 0; press < presses; press++) await phone.tap(phone.page.locator('#bare-button'))
  await phone.type(phone.page.locator('#bare-field'), letters)
  // A press on the button after the last letter: the browser tells of an event only after its paint.
  await phone.tap(phone.page.locator('#bare-button'))
  await context.close()
  return phone.interactions
}

async function openPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'sk-SK',
    timezoneId: 'Europe/Bratislava',
    baseURL: origin,
  })
  context.setDefaultTimeout(60_000)
  return context
}

async function book(browser: Browser, { choose }: (typeof journeys)[number]): Promise<Interaction[]> {
  const context = await openPhone(browser)
  const phone = await SlowPhonePage.open(context)
  await choose(phone, await findSampleStay(origin), 'sk')
  await completeBooking(phone, 'sk')
  await context.close()
  return phone.interactions
}

/** The slowest interactions. The bar is for the slowest of all. */
function figuresOf(journey: string, events: readonly Interaction[]): Figure[] {
  const interactions = slowestFirst(events)
  return interactions.slice(0, shown).map(({ page, target, type, toPaint, waited, worked }) => ({
    what: `booking ${journey}, of ${interactions.length}: ${type} on “${target}” of ${page}`,
    value: `${toPaint} ms (waited ${waited}, worked ${worked})`,
    bar: `≤ ${bar} ms`,
    holds: toPaint <= bar,
  }))
}

/** Each press or key once, by its slowest event. */
function slowestFirst(events: readonly Interaction[]): Interaction[] {
  const interactions = new Map<string, Interaction>()
  for (const event of events.toSorted((one, other) => one.toPaint - other.toPaint))
    interactions.set(`${event.page} ${event.id}`, event)
  return [...interactions.values()].toSorted((one, other) => other.toPaint - one.toPaint)
}

/** Time of the machine itself: a bar below it cannot be reached here. */
function bareFigure(events: readonly Interaction[]): Figure {
  const times = slowestFirst(events).map(({ toPaint }) => toPaint)
  return {
    what: `a page with a button and a field, of ${times.length} presses and keys`,
    value: `median ${median(times)} ms, slowest ${times[0]} ms`,
    bar: '–',
    holds: true,
  }
}
