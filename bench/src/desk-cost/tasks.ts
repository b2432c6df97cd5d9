import { addDays } from '@dvor/format/days.ts'
import type { Desk } from './desk.ts'
import type { BookedStay, Property } from './property.ts'

/** A task of the reception or of the cleaning, with the bar of its seconds by the model, or of its presses. */
export interface DeskTask {
  name: string
  bar: { seconds: number } | { taps: number }
  /** What the task works with, made by calls before it. */
  prepare: (property: Property, name: string) => Promise<BookedStay>
  /** The screen on which the person begins. */
  begin: (stay: BookedStay) => string
  carryOut: (desk: Desk, stay: BookedStay) => Promise<void>
}

const chartAt = ({ arrival }: BookedStay) => `/calendar?from=${arrival}&days=14`
const neighbour = 'Susedová'

/** The button of a guest's row on the dashboard. */
const pressInRow = (desk: Desk, { name }: BookedStay, button: RegExp) =>
  desk.go(desk.page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: button }))

/** The dialog of moving a stay, which a mouse opens by dragging and a finger from the stay's card. */
async function openMove(desk: Desk, { name }: BookedStay, to: Parameters<Desk['dragBar']>[1]) {
  const dialog = desk.page.getByRole('dialog', { name: 'Presunúť pobyt' })
  if (!desk.isPhone) {
    await desk.dragBar(name, to)
    return dialog
  }
  await desk.go(desk.bar(name))
  await desk.go(desk.page.getByRole('button', { name: 'Presunúť alebo predĺžiť' }))
  return dialog
}

/** Chooses two free nights on the chart. @returns the dialog that opens */
async function openNights(desk: Desk, { unit, arrival }: BookedStay) {
  await desk.chooseNights(unit, arrival, addDays(arrival, 1))
  return desk.page.getByRole('dialog', { name: 'Voľné noci' })
}

export const deskTasks: DeskTask[] = [
  {
    name: 'booking by phone',
    bar: { seconds: 10 },
    prepare: (property, name) => property.freeNights(name, property.day(50), property.day(52)),
    begin: chartAt,
    carryOut: async (desk, stay) => {
      const dialog = await openNights(desk, stay)
      await desk.enter(dialog.getByLabel('Priezvisko'), stay.name)
      await desk.enter(dialog.getByLabel('Telefón'), '0905333444')
      if (desk.isPhone) await desk.go(dialog.getByRole('button', { name: 'O noc viac' }))
      await desk.send(dialog.getByRole('button', { name: 'Zapísať rezerváciu' }))
      await dialog.waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'check-in, sheets filled in',
    bar: { seconds: 5 },
    prepare: async (property, name) => {
      const stay = await property.book(name, property.today, property.day(2))
      await property.fillSheet(stay)
      return stay
    },
    begin: () => '/dashboard',
    carryOut: async (desk, stay) => {
      await pressInRow(desk, stay, /^Ubytovať/)
      const question = desk.page.getByRole('dialog', { name: 'Ubytovať?' })
      await desk.tap(question.getByRole('button', { name: /^Ubytovať/ }))
      await question.waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'check-out with cash',
    bar: { seconds: 9 },
    prepare: async (property, name) => {
      const stay = await property.book(name, property.day(-2), property.today)
      await property.checkIn(stay)
      return stay
    },
    begin: () => '/dashboard',
    carryOut: async (desk, stay) => {
      await pressInRow(desk, stay, /^Odubytovať/)
      const question = desk.page.getByRole('dialog', { name: 'Odubytovať?' })
      await desk.tap(question.getByRole('button', { name: 'Zapísať platbu' }))
      await question.getByLabel('Suma').waitFor()
      await desk.go(question.getByRole('button', { name: 'Zapísať platbu' }))
      await question.getByLabel('Suma').waitFor({ state: 'hidden' })
      await desk.tap(question.getByRole('button', { name: /^Odubytovať/ }))
      await question.waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'move by a day',
    bar: { seconds: 3 },
    prepare: (property, name) => property.book(name, property.day(40), property.day(42)),
    begin: chartAt,
    carryOut: async (desk, stay) => {
      const dialog = await openMove(desk, stay, { days: 1 })
      if (desk.isPhone) await desk.go(dialog.getByRole('button', { name: 'O deň neskôr' }))
      await desk.send(dialog.getByRole('button', { name: 'Uložiť zmenu' }))
      await dialog.waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'two rooms swapped',
    bar: { seconds: 5 },
    prepare: async (property, name) => {
      const days = [property.day(60), property.day(62)] as const
      const { unit } = await property.book(neighbour, ...days)
      return { ...(await property.book(name, ...days)), other: unit }
    },
    begin: chartAt,
    carryOut: async (desk, stay) => {
      const dialog = await openMove(desk, stay, { onto: neighbour })
      if (desk.isPhone) {
        await desk.go(dialog.getByRole('combobox', { name: 'Izba' }))
        await desk.go(desk.page.getByRole('option', { name: stay.other }))
      }
      await desk.tap(dialog.getByRole('button', { name: 'Vymeniť izby' }))
      await dialog.waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'two nights closed',
    bar: { seconds: 8 },
    prepare: (property, name) => property.freeNights(name, property.day(70), property.day(72)),
    begin: chartAt,
    carryOut: async (desk, stay) => {
      const dialog = await openNights(desk, stay)
      await desk.tap(dialog.getByText('Zatvoriť', { exact: true }))
      await desk.enter(dialog.getByLabel('Dôvod'), 'Okno')
      await desk.send(dialog.getByRole('button', { name: 'Zatvoriť izbu' }))
      await dialog.waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'letter of a sentence',
    bar: { seconds: 15 },
    prepare: (property, name) => property.book(name, property.day(80), property.day(82)),
    begin: ({ id }) => `/reservations/edit/${id}`,
    carryOut: async (desk) => {
      await desk.go(desk.page.getByRole('button', { name: 'Napísať hosťovi' }).first())
      await desk.enter(desk.page.getByLabel('Text', { exact: true }), 'Kľúč bude v skrinke.')
      await desk.go(desk.page.getByRole('button', { name: 'Odoslať e-mail' }))
      await desk.page.getByText('E-mail ide na').waitFor()
    },
  },
  {
    name: 'room clean',
    bar: { taps: 1 },
    prepare: (property, name) => property.dirtyRoom(name),
    begin: () => '/housekeeping',
    carryOut: (desk, { unit }) => desk.go(desk.page.getByRole('button', { name: `Upratané – ${unit}` })),
  },
  {
    name: 'defect with a photo',
    bar: { taps: 4 },
    prepare: (property, name) => property.dirtyRoom(name),
    begin: () => '/housekeeping',
    carryOut: async (desk, { unit }) => {
      await desk.go(desk.page.getByRole('button', { name: `Závada – ${unit}` }))
      const dialog = desk.page.getByRole('dialog')
      await desk.photograph(dialog.locator('input[type=file]'))
      await dialog.getByText('Fotky: 1').waitFor()
      await desk.go(dialog.getByRole('button', { name: 'Nahlásiť' }))
      await dialog.waitFor({ state: 'hidden' })
    },
  },
]
