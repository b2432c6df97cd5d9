import { expectNoBarriers } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { expect, test } from '../../src/test.ts'

test(
  'a text is seen on its page while it is typed, and an earlier wording comes back',
  { tag: '@gate' },
  async ({ page, request }) => {
    const owner = await ownerAt(request)
    const [block] = await owner.list('/text-blocks?mark=produkcia-pantry')
    const before = String(block?.['title'])
    const typed = `Z komory ${Date.now().toString(36)}`
    await signIn(page, `/cms-pages/edit/${block?.id}`)
    const heading = page.getByRole('textbox', { name: 'Nadpis', exact: true })
    await expect(heading).toHaveValue(before)
    await page.getByRole('button', { name: 'Ukázať na stránke' }).click()
    const preview = page.frameLocator('iframe[title="Náhľad stránky"]')
    await expect(preview.getByRole('heading', { name: before, exact: true })).toBeVisible()
    await heading.fill(typed)
    await expect(preview.getByRole('heading', { name: typed, exact: true })).toBeVisible()
    await page.getByText('Telefón', { exact: true }).click()
    // Links and forms in the preview do nothing.
    await preview.getByText('Obchodné podmienky', { exact: true }).click()
    await expect(preview.getByRole('heading', { name: typed, exact: true })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Uložiť', exact: true }).click()
    await expect(page.getByText('Uložené', { exact: true })).toBeVisible()
    expect(await (await request.get('/nasa-produkcia')).text()).toContain(typed)

    const versions = page.getByRole('region', { name: 'Skoršie znenia' })
    await expect(versions.getByRole('listitem').first()).toContainText(typed)
    await versions
      .getByRole('listitem')
      .filter({ hasText: before })
      .first()
      .getByRole('button', { name: /^Vrátiť toto znenie/ })
      .click()
    await expect(page.getByText('Znenie je vrátené')).toBeVisible()
    await expect(heading).toHaveValue(before)
    expect(await (await request.get('/nasa-produkcia')).text()).not.toContain(typed)
  },
)
