import type { BrowserContext, Locator } from '@playwright/test'
import { MeasuredPage } from '../journey-cost/measured-page.ts'

/** Six times slower than the machine: about a cheap phone. */
const slowdown = 6
/** Milliseconds between two presses, and between two letters, of a guest in a hurry. */
const betweenPresses = 500
const betweenLetters = 100

/** A press or key with the milliseconds until the next paint, and where they went. */
export interface Interaction {
  /** Shared by the events of one press or key. */
  readonly id: number
  /** Path of the page. */
  readonly page: string
  readonly target: string
  readonly type: string
  /** Rounded by the browser to eight. */
  readonly toPaint: number
  /** Before the page's own work began, and that work. */
  readonly waited: number
  readonly worked: number
}

/** A page on a slow phone that types key by key and notes every interaction. */
export class SlowPhonePage extends MeasuredPage {
  readonly interactions: Interaction[] = []

  static async open(context: BrowserContext): Promise<SlowPhonePage> {
    const page = await context.newPage()
    const slow = new SlowPhonePage(page)
    await page.exposeFunction('noteInteraction', (one: Interaction) => slow.interactions.push(one))
    await page.addInitScript(observe)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return slow
  }

  /** Presses no faster than a finger finds the next control. */
  override async tap(control: Locator, decided = true): Promise<void> {
    await control.waitFor()
    await this.page.waitForTimeout(betweenPresses)
    await super.tap(control, decided)
  }

  /** Presses the field and types into it; a guest's phone sends each letter as a key. */
  override async type(control: Locator, text: string): Promise<void> {
    await this.tap(control)
    await control.pressSequentially(text, { delay: betweenLetters })
  }
}

/** Runs in the browser. Only events with an id belong to an interaction; scrolling and moving have none. */
function observe(): void {
  const { noteInteraction } = globalThis as unknown as { noteInteraction: (one: Interaction) => void }
  const nameOf = (element: Node | null) =>
    element instanceof Element
      ? element.getAttribute('aria-label') || element.id || element.textContent.trim().slice(0, 40)
      : 'what is gone'
  const note = (entry: PerformanceEventTiming & { interactionId: number }) => {
    noteInteraction({
      id: entry.interactionId,
      page: location.pathname,
      target: nameOf(entry.target),
      type: entry.name,
      toPaint: entry.duration,
      waited: Math.round(entry.processingStart - entry.startTime),
      worked: Math.round(entry.processingEnd - entry.processingStart),
    })
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) note(entry)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
