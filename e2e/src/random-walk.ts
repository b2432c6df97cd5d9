import { addDays, isDay } from '@dvor/format/days.ts'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { guest, orderButton, type FreeStay } from './book.ts'
import type { Seen } from './walk-differences.ts'
import { disturbances, type Disturber } from './walk-disturbances.ts'

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface WalkOptions {
  stay: FreeStay
  random: () => number
  disturber: Disturber
}

/** The words of the buttons that hold the rooms again. */
const holdAgain = /^(Podržať znova|Skúsiť znova)$/

/** A guest who goes back and forth through the booking by chance. */
export class RandomWalk {
  /** The tab that the guest looks at. */
  page: Page
  /** The steps so far, for the report of a failure. */
  readonly done: string[] = []
  private readonly random: () => number
  private readonly stay: FreeStay
  private readonly context: BrowserContext
  private readonly disturber: Disturber

  constructor(context: BrowserContext, page: Page, { stay, random, disturber }: WalkOptions) {
    this.context = context
    this.page = page
    this.stay = stay
    this.random = random
    this.disturber = disturber
  }

  /** Searches, then does some of the things that guests do. */
  async wander(steps: number): Promise<void> {
    await this.search()
    for (let step = 0; step < steps; step++) {
      const actions = this.isOrdering ? orderActions : choiceActions
      const action = actions[Math.floor(this.random() * actions.length)] ?? 'reload'
      this.done.push(action)
      await this[action]()
    }
  }

  /** Goes on to the order's page and fills it in. */
  async arrive(email: string): Promise<void> {
    if (!this.isOrdering) await this.take()
    await this.keepHold()
    await this.page.getByLabel('Meno', { exact: true }).fill(guest.first_name)
    await this.page.getByLabel('Priezvisko').fill(guest.last_name)
    await this.page.getByLabel('E-mail', { exact: true }).fill(email)
    await this.page.getByLabel('Telefón').fill(guest.phone)
    await this.page.getByRole('radio', { name: 'Na mieste' }).check()
  }

  /**
   * Reads the page and orders, and again whenever the page orders nothing: the hold is gone, the price has changed, or
   * the answer was lost. @returns the token of the reservation and what was seen before the last press
   */
  async order(): Promise<{ token: string; seen: Seen }> {
    for (let press = 0; press < mostPresses; press++) {
      await this.knowPrice()
      const seen = await this.read()
      const sent = this.page.waitForRequest('**/api/reservation-orders')
      await orderButton(this.page).click()
      const answer = await (await sent).response()
      this.done.push(`order: ${answer?.status() ?? 'lost'}`)
      if (answer?.status() === 200) {
        await this.page.waitForURL(orderedPath)
        return { token: orderedPath.exec(this.page.url())?.[1] ?? '', seen }
      }
      await expect(this.page.getByRole('alert').or(this.page.getByRole('dialog')).first()).toBeVisible()
      await this.keepHold()
    }
    throw new Error(`${mostPresses} presses have ordered nothing`)
  }

  /** Accepts the page's offer to hold again, until the rooms are held. */
  private async keepHold(): Promise<void> {
    const again = this.page.getByRole('button', { name: holdAgain }).first()
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 })
      await expect(again).toBeHidden({ timeout: 1000 })
      await expect(this.page.getByRole('timer')).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
  }

  /** Asks for a price that the network lost, until the page can order. */
  private async knowPrice(): Promise<void> {
    const again = this.page.getByRole('button', { name: 'Zistiť cenu znova' })
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 })
      await expect(orderButton(this.page)).toBeEnabled({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
  }

  private get isOrdering(): boolean {
    return new URL(this.page.url()).searchParams.has('step')
  }

  private async read(): Promise<Seen> {
    await expect(this.page.getByTestId('flow-price')).not.toHaveAttribute('aria-busy', 'true')
    const line = this.page.getByTestId('stay-line')
    return {
      rooms: await line.locator('strong').innerText(),
      daysAndParty: await line.locator('span').last().innerText(),
      total: await this.page.getByTestId('flow-price').innerText(),
      lines: (await this.page.getByTestId('price-lines').last().textContent()) ?? '',
    }
  }

  async search(): Promise<void> {
    const { from, to } = this.stay
    await this.page.goto(`/rezervacia?from=${from}&to=${to}&adults=2`)
  }

  /** Takes one of the rooms that sleep everybody; searches anew where there is none. */
  async take(): Promise<void> {
    const rooms = this.page.getByRole('link', { name: /^Vybrať – / })
    if ((await rooms.count()) === 0) await this.search()
    await rooms.nth(Math.floor(this.random() * Math.min(3, await rooms.count()))).click()
    await this.keepHold()
  }

  async back(): Promise<void> {
    if (await this.page.evaluate(() => navigation.canGoBack)) await this.page.goBack()
    await this.settle()
  }

  async forward(): Promise<void> {
    if (await this.page.evaluate(() => navigation.canGoForward)) await this.page.goForward()
    await this.settle()
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.settle()
  }

  /** Unfolds the search where results fold it. */
  private async openSearch(): Promise<void> {
    const folded = this.page.locator('details:not([open]) > summary', {
      hasText: 'Zmeniť termín alebo hostí',
    })
    // Newer results fold it again.
    await expect(async () => {
      if ((await folded.count()) > 0) await folded.click({ timeout: 500 })
      await expect(this.page.getByLabel('Dospelí')).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 15_000 })
  }

  async otherGuests(): Promise<void> {
    await this.openSearch()
    await this.page.getByLabel('Dospelí').selectOption(String(1 + Math.floor(this.random() * 3)))
    if (this.random() < 0.5) {
      await this.page.getByLabel('Deti').selectOption('1')
      await this.page.getByLabel('1. dieťa').selectOption(String(Math.floor(this.random() * 18)))
    } else await this.page.getByLabel('Deti').selectOption('0')
    await this.submit()
  }

  async otherDays(): Promise<void> {
    await this.openSearch()
    const departure = this.page.getByLabel('Odchod', { exact: true })
    const to = await departure.inputValue()
    const shorter = addDays(this.stay.from, 2)
    await departure.fill(isDay(to) && to > shorter ? shorter : this.stay.to)
    await this.submit()
  }

  private async submit(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^(Hľadať znova|Ukázať voľné izby)$/ })
      .first()
      .click()
    await this.settle()
  }

  async extra(): Promise<void> {
    const extras = this.page
      .getByRole('region', { name: 'Čo vám pripravíme?' })
      .getByRole('checkbox', { disabled: false })
    await extras.first().waitFor()
    await extras.nth(Math.floor(this.random() * (await extras.count()))).click({ force: true })
  }

  /** Opens the same address in a second tab and goes on there. */
  async secondTab(): Promise<void> {
    const address = this.page.url()
    this.page = await this.context.newPage()
    await this.page.goto(address)
    await this.settle()
  }

  /** Something happens that the guest does not see. */
  async disturb(): Promise<void> {
    const one = disturbances[Math.floor(this.random() * disturbances.length)] ?? 'lostAnswer'
    this.done.push(one)
    await this.disturber[one](this.page)
  }

  private async settle(): Promise<void> {
    // A request can stay open after a reload; the heading then shows that the page is ready.
    await this.page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
    // The address changes before the page does.
    await expect(async () => {
      const heading = this.isOrdering ? 'Na koho bude rezervácia?' : 'Kedy a koľkí prídete?'
      // The failure names what the page shows instead.
      await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 500 })
    }).toPass({ timeout: 15_000 })
  }
}

/** More than the answers that can be lost and the disturbances before an order. */
const mostPresses = 8
const orderedPath = /rezervacia-detail\/([^?]+)/

const choiceActions = [
  'take',
  'take',
  'otherGuests',
  'otherDays',
  'reload',
  'back',
  'secondTab',
  'disturb',
] as const
const orderActions = ['extra', 'extra', 'back', 'forward', 'reload', 'secondTab', 'disturb'] as const
