import type { Locator, Page } from '@playwright/test'
import { within } from '../load/waiting.ts'
import { noEffort, type Effort } from './effort.ts'

/** Milliseconds for the scripts of a page to start. */
const aliveLimitMs = 60_000

/** A page on a phone that counts what a guest does on it. */
export class MeasuredPage {
  readonly effort: Effort = { ...noEffort }
  readonly page: Page
  /** Each press and field with the pixels scrolled before it. */
  readonly steps: string[] = []

  constructor(page: Page) {
    this.page = page
  }

  /**
   * Opens the first page and touches it until its scripts run, which wait for the first touch: on a busy machine the page
   * may not listen to the first one yet. React hydrates the whole page at once for a press that comes meanwhile, which no
   * guest repeats ten times a second, so the touch is an event that only the page’s start listens to.
   */
  async open(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'networkidle' })
    const isAlive = () =>
      this.page.evaluate(() => {
        dispatchEvent(new Event('focusin'))
        return 'alive' in document.documentElement.dataset
      })
    if (!(await within(aliveLimitMs, isAlive, 100))) throw new Error(`the scripts of ${path} do not start`)
  }

  /** Waits for a screen's own control and counts the screen. */
  async screen(control: Locator): Promise<void> {
    await control.waitFor()
    this.effort.screens++
  }

  /** Scrolls to something to look at. */
  async scrollTo(place: Locator): Promise<void> {
    await this.reach(place)
  }

  /** A press; `decided` is false where it only follows from the press before. */
  async tap(control: Locator, decided = true): Promise<void> {
    await this.reach(control)
    this.count(1, decided)
    await control.tap()
  }

  /** Chooses from the phone's own list: a press opens it and a press chooses. */
  async choose(control: Locator, option: string): Promise<void> {
    await this.reach(control)
    this.count(2)
    await control.selectOption(option)
  }

  /** Types into a field that is already known by heart: no decision, only the press and the characters. */
  async type(control: Locator, text: string): Promise<void> {
    await this.reach(control)
    this.effort.fields++
    this.effort.typed += text.length
    await control.fill(text)
  }

  protected count(taps: number, decided = true): void {
    this.effort.taps += taps
    if (decided) this.effort.decisions++
  }

  /** Scrolls a control that is off the screen, or under a bar, to the middle and counts the pixels. */
  private async reach(control: Locator): Promise<void> {
    await control.waitFor()
    const { scrolled, name } = await control.evaluate(scrollIntoReach)
    this.effort.scrolled += scrolled
    this.steps.push(`${Math.round(scrolled)} px, ${name}`)
  }
}

/** Runs in the browser. @returns pixels scrolled and the name of the element */
function scrollIntoReach(element: Element): { scrolled: number; name: string } {
  const target = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`) ?? element
  const name = (element.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 60)
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (hit && (element.contains(hit) || target.contains(hit) || hit.contains(element)))
    return { scrolled: 0, name }
  const scrollers: Element[] = []
  for (let one: Element | null = element; one; one = one.parentElement) scrollers.push(one)
  const before = scrollers.map((one) => one.scrollTop)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const scrolled = scrollers.reduce(
    (sum, one, index) => sum + Math.abs(one.scrollTop - (before[index] ?? 0)),
    0,
  )
  return { scrolled, name }
}
