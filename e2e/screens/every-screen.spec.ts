import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { barriersOn, expectNoSidewaysScroll, expectNothingBelow } from '../src/pages/axe.ts'
import { test } from '../src/back-office/front-desk-page.ts'
import { settled, turnTo, wearSkin } from '../src/pages/looking.ts'
import { bareScreens, backOfficeScreens, openable } from '../src/back-office/screens.ts'

test.describe.configure({ mode: 'parallel' })

const frontDesk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const small = { width: 360, height: 740 }

const looks = [
  { name: '1440-light', size: frontDesk, skin: 'light' },
  { name: '1440-dark', size: frontDesk, skin: 'dark' },
  { name: '390-light', size: phone, skin: 'light' },
  { name: '390-dark', size: phone, skin: 'dark' },
] as const

/** A picture for people, in the requested folder. */
async function keepPicture(page: Page, look: string, screen: string): Promise<void> {
  const folder = process.env.SCREENS_DIR
  if (!folder) return
  mkdirSync(join(folder, look), { recursive: true })
  const name = screen.slice(1).replaceAll(/[/:]+/g, '-')
  await page.screenshot({ path: join(folder, look, `${name}.png`), fullPage: true, animations: 'disabled' })
}

/** One run reports all faults of a screen, so that none waits for another run. */
const demand = expect.configure({ soft: true })

/** Checks the open screen in both colour schemes, at desktop and phone width. */
async function lookAt(page: Page, screen: string): Promise<void> {
  for (const { name, size, skin } of looks) {
    await page.setViewportSize(size)
    await wearSkin(page, skin)
    await settled(page)
    demand(await barriersOn(page), `${screen} ${name}`).toEqual([])
    await expectNoSidewaysScroll(page, demand)
    await expectNothingBelow(page, demand)
    await keepPicture(page, name, screen)
  }
  await page.setViewportSize(small)
  await expectNoSidewaysScroll(page, demand)
}

/** The gate opens each screen once, at the desk; the rest of the looks are a test of their own. */
async function expectNoBarrierAtDesk(page: Page, screen: string): Promise<void> {
  await page.setViewportSize(frontDesk)
  await wearSkin(page, 'light')
  await settled(page)
  // A label of the menu is pale for a moment while the next screen arrives; a real barrier stays.
  await expect(async () => expect(await barriersOn(page), screen).toEqual([])).toPass()
}

for (const screen of backOfficeScreens)
  test(`${screen} opens without barriers`, { tag: '@gate' }, async ({ frontDesk: page }) => {
    const path = await openable(page.request, screen)
    test.skip(path === null, 'there is no record to open')
    await turnTo(page, path ?? screen)
    await expectNoBarrierAtDesk(page, screen)
  })

for (const screen of bareScreens)
  test(`${screen} opens without barriers`, { tag: '@gate' }, async ({ page }) => {
    await page.goto(screen)
    await expectNoBarrierAtDesk(page, screen)
  })

for (const screen of backOfficeScreens)
  test(`${screen} has no barriers in any look`, async ({ frontDesk: page }) => {
    const path = await openable(page.request, screen)
    test.skip(path === null, 'there is no record to open')
    await page.setViewportSize(frontDesk)
    await turnTo(page, path ?? screen)
    await lookAt(page, screen)
  })

for (const screen of bareScreens)
  test(`${screen} has no barriers in any look`, async ({ page }) => {
    await page.goto(screen)
    await lookAt(page, screen)
  })
