import { expect } from '@playwright/test'
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

test('the screens of every day have no barriers, light or dark, and fit the smallest phone', async ({
  page,
}) => {
  await signIn(page)
  await settled(page)
  for (const screen of daily) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await turnTo(page, (await openable(page.request, screen)) ?? screen)
    expect(await barriersOn(page), screen).toEqual([])
    await wearSkin(page, 'dark')
    expect(await barriersOn(page), `${screen}, dark`).toEqual([])
    await wearSkin(page, 'light')
    await expectNothingBelow(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
  }
})
