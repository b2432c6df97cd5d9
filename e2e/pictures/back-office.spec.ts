import { expect } from '@playwright/test'
import { signIn } from '../src/back-office/back-office.ts'
import { fixedDate } from '../src/fixed-date.ts'
import { expectKeptPictures } from '../src/pages/kept-picture.ts'
import { settled, turnTo } from '../src/pages/looking.ts'
import { ownerAt } from '../src/back-office/owner-calls.ts'
import { test } from '../src/pages/pictures.ts'

/** The screens that are open every day. */
const daily = ['/calendar', '/reservations', '/reservations/add', '/guest-register']

test('the daily screens of the back office look as before', async ({ page }) => {
  const owner = await ownerAt(page.request)
  const [reservation] = await owner.list('/reservations?_limit=1&_sort=number:ASC')
  await signIn(page, '/dashboard', fixedDate.getTime())
  await settled(page)
  await expectKeptPictures(page, 'office-dashboard')
  for (const path of [...daily, `/reservations/edit/${reservation?.id}`])
    await test.step(path, async () => {
      await turnTo(page, path)
      await expect(page.getByRole('navigation', { name: 'Hlavné menu' })).toBeAttached()
      const [, collection = '', form] = path.split('/')
      await expectKeptPictures(page, ['office', collection, form].filter(Boolean).join('-'))
    })
})
