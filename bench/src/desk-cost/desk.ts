import { formatDayLong } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Locator, Page } from '@playwright/test'
import { MeasuredPage } from '../journey-cost/measured-page.ts'

interface Point {
  x: number
  y: number
}

/**
 * The back office under the hands of somebody at the reception, each press and letter counted. What the task itself
 * says needs no decision; what a screen asks does.
 */
export class Desk extends MeasuredPage {
  readonly isPhone: boolean

  constructor(page: Page, isPhone: boolean) {
    super(page)
    this.isPhone = isPhone
  }

  /** Types into a field, to which a desk’s keyboard leads by Tab; one that has the focus needs neither key nor press. */
  async enter(field: Locator, text: string): Promise<void> {
    await field.waitFor()
    const isReached = (await this.hasFocus(field)) || (!this.isPhone && (await this.tabTo(field)))
    if (!isReached) return this.type(field, text)
    this.effort.typed += text.length
    await this.page.keyboard.type(text)
  }

  /** Ends a form by Enter, on a phone by its button. */
  async send(button: Locator): Promise<void> {
    if (this.isPhone) return this.tap(button, false)
    this.effort.typed++
    await this.page.keyboard.press('Enter')
  }

  /** Takes a photo: the press that opens the camera and its shutter. */
  async photograph(input: Locator): Promise<void> {
    this.count(2, false)
    const buffer = await this.page.screenshot()
    await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
  }

  /** A press that the task itself names, or that only follows from the one before. */
  go = (control: Locator): Promise<void> => this.tap(control, false)

  private hasFocus = (control: Locator): Promise<boolean> =>
    control.evaluate((element) => element === document.activeElement)

  /** @returns whether one press of Tab leads there */
  private async tabTo(field: Locator): Promise<boolean> {
    await this.page.keyboard.press('Tab')
    this.effort.typed++
    return this.hasFocus(field)
  }

  /** Chooses free nights on the chart: drawn by a mouse; by a finger the first one. */
  async chooseNights(unit: string, first: Day, last: Day): Promise<void> {
    const [from, to] = [await this.placeOf(unit, first), await this.placeOf(unit, last)]
    if (!this.isPhone) return this.drag(from, to)
    this.count(1, false)
    await this.page.touchscreen.tap(from.x, from.y)
  }

  /** Drags a guest's bar by days, or onto another place. */
  async dragBar(name: string, to: { days: number } | { onto: string }): Promise<void> {
    const from = await middleOf(this.bar(name))
    const target = 'onto' in to ? await middleOf(this.bar(to.onto)) : null
    const column = await middleOf(this.chart.getByRole('columnheader').nth(2))
    const x = 'days' in to ? from.x + to.days * column.width : (target?.x ?? 0)
    await this.drag(from, { x, y: target?.y ?? from.y })
  }

  bar = (name: string): Locator => this.chart.getByRole('gridcell', { name: new RegExp(name) })

  private get chart(): Locator {
    return this.page.getByRole('grid', { name: 'Obsadenosť izieb po dňoch' })
  }

  private async placeOf(unit: string, day: Day): Promise<Point> {
    const row = await middleOf(this.chart.getByRole('rowheader', { name: unit }))
    const words = formatDayLong(day).replaceAll('.', '\\.').replaceAll(/\s/g, '\\s')
    const head = await middleOf(this.chart.getByRole('columnheader', { name: new RegExp(`^${words}`) }))
    return { x: head.x, y: row.y }
  }

  /** Counted as two presses: one takes and one lets go. */
  private async drag(from: Point, to: Point): Promise<void> {
    this.count(2, false)
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(to.x, to.y, { steps: 12 })
    await mouse.up()
  }
}

async function middleOf(locator: Locator) {
  await locator.first().scrollIntoViewIfNeeded()
  const box = await locator.first().boundingBox()
  if (!box) throw new Error('nothing to point at')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}
