import { expect, type Page } from '@playwright/test'
import { barriersOn, expectNoSidewaysScroll, expectNothingBelow } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { settled, turnTo, wearSkin } from '../../src/pages/looking.ts'
import { openable } from '../../src/back-office/screens.ts'
import { test } from '../../src/test.ts'

/** Screens in daily use; `npm run screens` checks all others. */
const daily = [
  '/dashboard',
  '/calendar',
  '/reservations',
  '/reservations/edit/:id',
  '/accommodation-units/add',
]

/** A label of the menu is pale for a moment while the next screen arrives; a real barrier stays. */
const expectNoBarrierLeft = (page: Page, look: string) =>
  expect(async () => expect(await barriersOn(page), look).toEqual([])).toPass({ timeout: 20_000 })

test('the screens of every day have no barriers, light or dark, and fit the smallest phone', async ({
  page,
}) => {
  await signIn(page)
  await settled(page)
  for (const screen of daily) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await turnTo(page, (await openable(page.request, screen)) ?? screen)
    await expectNoBarrierLeft(page, screen)
    await wearSkin(page, 'dark')
    await expectNoBarrierLeft(page, `${screen}, dark`)
    await wearSkin(page, 'light')
    await expectNothingBelow(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
  }
})
