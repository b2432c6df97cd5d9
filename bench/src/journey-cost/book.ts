import type { Language } from '@dvor/contract/values/values.ts'
import { wordsOf, type JourneyWords } from './journey-words.ts'
import type { MeasuredPage } from './measured-page.ts'
import { childAge, type SampleStay } from './sample-stay.ts'

const guest = {
  first_name: 'Ľubica',
  last_name: 'Čierna',
  email: 'lubica.cierna@example.sk',
  phone: '+421905111222',
}

/** From the home page: days, guests, a room. */
export async function chooseFromHome(measured: MeasuredPage, stay: SampleStay, language: Language) {
  const { page } = measured
  const words = wordsOf(language)
  await measured.open(language === 'en' ? '/en' : '/')
  await measured.screen(page.getByRole('button', { name: words.openSheet }))
  await measured.tap(page.getByRole('button', { name: words.openSheet }))
  await page.getByRole('grid').waitFor()
  await pickDays(measured, stay, words)
  await addChild(measured, words)
  await measured.tap(page.getByRole('button', { name: words.showRooms }))
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: stay.unit.title }) })
  await measured.screen(card)
  await measured.tap(card.getByRole('link', { name: words.choose }))
}

/** From a unit's page: days in its calendar, then the guests. */
export async function chooseFromUnit(measured: MeasuredPage, stay: SampleStay, language: Language) {
  const { page } = measured
  const words = wordsOf(language)
  await measured.open(`${language === 'en' ? '/en' : ''}/ubytovanie/${stay.unit.slug}`)
  const bookDays = page.getByRole('link', { name: words.bookDays })
  await measured.scrollTo(page.getByRole('heading', { name: words.freeDates }))
  await measured.screen(page.getByRole('grid').first())
  await pickDays(measured, stay, words)
  await addChild(measured, words)
  await measured.tap(bookDays)
}

async function pickDays(measured: MeasuredPage, { from, to }: SampleStay, words: JourneyWords) {
  const { page } = measured
  for (const day of [from, to]) {
    const cell = page.getByRole('button', { name: words.dayName(day) })
    while (!(await cell.isVisible())) await measured.tap(page.locator('button[slot="next"]'), false)
    await measured.tap(cell)
  }
}

async function addChild(measured: MeasuredPage, words: JourneyWords) {
  await measured.tap(measured.page.getByRole('button', { name: words.moreChildren }))
  await measured.choose(measured.page.locator('select[name="age"]').last(), String(childAge))
}

/** From the extras to the paid reservation. */
export async function completeBooking(measured: MeasuredPage, language: Language) {
  const { page } = measured
  const words = wordsOf(language)
  await measured.screen(page.getByRole('button', { name: words.toDetails }))
  await measured.tap(page.getByRole('checkbox', { name: 'Raňajky' }))
  const times = page.getByRole('group', { name: `${words.time}: Jazda na voze so senom` })
  await measured.tap(times.getByRole('checkbox', { disabled: false }).first())
  await measured.tap(page.getByRole('button', { name: words.toDetails }))
  await measured.screen(page.locator('#guest-first_name'))
  for (const [name, text] of Object.entries(guest)) await measured.type(page.locator(`#guest-${name}`), text)
  await measured.tap(page.getByRole('button', { name: words.order }))
  const pay = page.getByRole('button', { name: words.pay })
  await measured.screen(pay)
  await measured.tap(pay)
  await measured.screen(page.getByRole('heading', { name: words.paid }))
}
