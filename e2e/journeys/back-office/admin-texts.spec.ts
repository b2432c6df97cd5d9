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

    await page.getByRole('button', { name: 'História' }).click()
    const history = page.getByRole('dialog', { name: 'História záznamu' })
    const change = history.getByRole('listitem').filter({ hasText: typed }).first()
    await change.getByRole('button', { name: 'Ukázať, ako to bolo' }).click()
    await expect(history).toContainText('Bolo to presne ako teraz.')
    await history.getByRole('button', { name: 'Späť na zmeny' }).click()
    await change.getByRole('button', { name: 'Vrátiť späť' }).click()
    const question = page.getByRole('dialog', { name: 'Vrátiť zmenu späť?' })
    await expect(question).toContainText(before)
    await expectNoBarriers(page)
    await question.getByRole('button', { name: 'Vrátiť späť' }).click()
    await expect(page.getByText('Zmena je vrátená.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(heading).toHaveValue(before)
    expect(await (await request.get('/nasa-produkcia')).text()).not.toContain(typed)
  },
)
