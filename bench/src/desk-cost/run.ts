import { devices, type Browser, type Page } from '@playwright/test'
import { modelSeconds } from '../journey-cost/effort.ts'
import { sampleContent } from '../load/start-product.ts'
import { owner, slovakBrowser, withProduct } from '../load/with-product.ts'
import { Desk } from './desk.ts'
import { Property } from './property.ts'
import { deskTasks, type DeskTask } from './tasks.ts'

const places = [
  { place: 'phone', device: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  { place: 'desk', device: { viewport: { width: 1440, height: 900 }, hasTouch: true } },
]
const tasks = deskTasks.filter(({ name }) => name.includes(process.argv[2] ?? ''))

/** Works at the reception of the sample property and prints what each task costs; a word chooses tasks. */
async function measureDesk(browser: Browser, baseURL: string): Promise<void> {
  const rows = []
  for (const [turn, { place, device }] of places.entries()) {
    const context = await browser.newContext({ ...device, ...slovakBrowser, baseURL })
    const page = await context.newPage()
    const property = new Property(baseURL, await signIn(page))
    for (const [index, task] of tasks.entries()) {
      const desk = new Desk(page, place === 'phone')
      const letter = String.fromCodePoint(65 + turn * tasks.length + index)
      rows.push({ place, ...(await measureTask(desk, property, task, `Novák ${letter}`)) })
    }
    await context.close()
  }
  console.table(rows)
}

/** @returns the token of the session */
async function signIn(page: Page): Promise<string> {
  await page.goto('/login')
  await page.getByLabel('Meno alebo e-mail').fill(owner.email)
  await page.getByLabel('Heslo', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
  await page.waitForURL('**/dashboard')
  return (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? ''
}

async function measureTask(desk: Desk, property: Property, task: DeskTask, guest: string) {
  const stay = await task.prepare(property, guest)
  await desk.page.goto(task.begin(stay))
  await task.carryOut(desk, stay)
  const { taps, typed, scrolled } = desk.effort
  const seconds = Math.round(modelSeconds(desk.effort, false) * 10) / 10
  const { bar } = task
  return {
    task: task.name,
    taps,
    typed,
    'scrolled px': Math.round(scrolled),
    seconds,
    bar: 'taps' in bar ? `${bar.taps} taps` : `${bar.seconds} s`,
    holds: 'taps' in bar ? taps <= bar.taps : seconds <= bar.seconds,
  }
}

await withProduct(sampleContent, measureDesk)
