import type { BrowserContext } from '@playwright/test'
import { SlowPhonePage, type Interaction } from './slow-phone-page.ts'

const presses = 10
const letters = 'Ján Novák'

const html = `<!doctype html><html lang="sk"><meta name="viewport" content="width=device-width">
<button id="bare-button" onclick="this.textContent = Number(this.textContent) + 1">0</button>
<input id="bare-field" aria-label="Meno"></html>`

/**
 * Presses and types on a page with one button that counts its presses and one field, without any other script: what the
 * machine itself takes to the next paint.
 */
export async function useBarePage(context: BrowserContext, origin: string): Promise<readonly Interaction[]> {
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
