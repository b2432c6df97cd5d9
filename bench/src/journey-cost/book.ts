import type { Language } from '@dvor/format/languages.ts'
import { wordsOf, type JourneyWords } from './journey-words.ts'
import type { MeasuredPage } from './measured-page.ts'
import { childAge, type SampleStay } from './sample-stay.ts'

const guest = {
  first_name: 'Ľubica',
  last_name: 'Čierna',
  email: 'lubica.cierna@example.sk',
  phone: '+421905111222',
}

/** From the home page: guests, days, a room. The day of departure leads to the rooms. */
export async function chooseFromHome(measured: MeasuredPage, stay: SampleStay, language: Language) {
  const { page } = measured
  const words = wordsOf(language)
  await measured.open(language === 'en' ? '/en' : '/')
  await measured.screen(page.getByRole('button', { name: words.openSheet }))
  await measured.tap(page.getByRole('button', { name: words.openSheet }))
  await measured.screen(page.getByRole('grid').first())
  await measured.tap(page.getByRole('button', { name: words.child(childAge), exact: true }))
  await pickDays(measured, stay, words)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: stay.unit.title }) })
  await measured.screen(card)
  await measured.tap(card.getByRole('link', { name: words.choose }))
}

/** From a unit's page: guests and days in its calendar. */
export async function chooseFromUnit(measured: MeasuredPage, stay: SampleStay, language: Language) {
  const { page } = measured
  const words = wordsOf(language)
  await measured.open(`${language === 'en' ? '/en' : ''}/ubytovanie/${stay.unit.slug}`)
  await measured.scrollTo(page.getByRole('heading', { name: words.freeDates }))
  await measured.screen(page.getByRole('grid').first())
  await measured.tap(page.getByRole('button', { name: words.child(childAge), exact: true }))
  await pickDays(measured, stay, words)
  await measured.tap(page.getByRole('link', { name: words.bookDays }))
}

/** A month that is not on the page is one press away. */
async function pickDays(measured: MeasuredPage, { from, to }: SampleStay, words: JourneyWords) {
  const { page } = measured
  for (const day of [from, to]) {
    const cell = page.getByRole('button', { name: words.dayName(day) })
    if (!(await cell.isVisible()))
      await measured.tap(page.getByRole('button', { name: words.monthName(day) }))
    await measured.tap(cell)
  }
}

/** From the order's page to the paid reservation: details, extras, order, payment. */
export async function completeBooking(measured: MeasuredPage, language: Language) {
  const { page } = measured
  const words = wordsOf(language)
  await measured.screen(page.locator('#guest-first_name'))
  for (const [name, text] of Object.entries(guest)) await measured.type(page.locator(`#guest-${name}`), text)
  await measured.tap(page.getByRole('checkbox', { name: 'Raňajky' }))
  const times = page.getByRole('group', { name: `${words.time}: Jazda na voze so senom` })
  await measured.tap(times.getByRole('checkbox', { disabled: false }).first())
  await measured.tap(page.getByRole('button', { name: words.order }))
  const pay = page.getByRole('button', { name: words.pay })
  await measured.screen(pay)
  await measured.tap(pay)
  await measured.screen(page.getByRole('heading', { name: words.paid }))
}
