import { formatDayLong } from '@dvor/format/day-text.ts'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../test.ts'

/** A pattern for words in a label, wherever its lines break; full stops are literal. */
export const said = (words: string) => new RegExp(words.replaceAll('.', '\\.').replaceAll(/\s/g, '\\s'))

/** Opens the chart on 14 days that begin two days before. */
export async function openChart(page: Page, from: string): Promise<Locator> {
  await page.goto(`/calendar?from=${from}&days=14`)
  const board = page.getByRole('grid', { name: 'Obsadenosť izieb po dňoch' })
  await expect(board).toBeVisible()
  return board
}

/** A bar by its name; its label has all data. */
export const bar = (board: Locator, name: string) => board.getByRole('gridcell', { name: said(`^${name}`) })

async function middleOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing to point at')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box }
}

/** The point in the middle of a day's column and a unit's row. */
export async function pointAt(board: Locator, unit: string, day: string) {
  const row = await middleOf(board.getByRole('rowheader', { name: unit }))
  const head = await middleOf(board.getByRole('columnheader', { name: said(`^${formatDayLong(day)}`) }))
  return { x: head.x, y: row.y, column: head.box.width }
}

type Point = { x: number; y: number }

/** Presses, moves in steps as a hand does, and releases. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 12 })
  await page.mouse.up()
}

/** Drags a bar at its middle, or at its right end, by this number of days. */
export async function dragBar(
  page: Page,
  taken: Locator,
  days: number,
  column: number,
  grip: 'whole' | 'end',
) {
  const { x, y, box } = await middleOf(taken)
  const start = grip === 'whole' ? x : box.x + box.width - 3
  await drag(page, { x: start, y }, { x: start + days * column, y })
}
