import type { Page } from '@playwright/test'
import { signIn } from '../../src/back-office/back-office.ts'
import { supplierInvoice } from '../../src/back-office/supplier-invoice.ts'
import { expectSoundAtBothWidths } from '../../src/pages/axe.ts'
import { expect, test } from '../../src/test.ts'

const drop = (page: Page, name: string, xml: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/xml', buffer: Buffer.from(xml) })

test(
  'the owner takes a supplier’s e-invoice and marks it as paid',
  { tag: '@gate' },
  async ({ page, refusals }) => {
    const number = '2027-390'
    await signIn(page, '/received-invoices')
    await expect(page.getByRole('heading', { name: 'Prijaté faktúry' })).toBeVisible()
    await expectSoundAtBothWidths(page)

    await drop(page, 'faktura.xml', supplierInvoice(number, '124.00'))
    const drawer = page.getByRole('dialog', { name: 'Prijatá faktúra' })
    await expect(drawer).toContainText('Pekáreň & syn, s. r. o.')
    await expect(drawer).toContainText('Súčty nesedia: BR-CO-15')
    await expect(drawer).toContainText('Chlieb')
    await expectSoundAtBothWidths(page)
    await drawer.getByRole('button', { name: 'Je zaplatená' }).click()
    await expect(drawer).toBeHidden()

    refusals.expect(409, /\/api\/received-invoices$/)
    await drop(page, 'este raz.xml', supplierInvoice(number))
    await expect(
      page.getByRole('alert').filter({ hasText: 'Túto faktúru od dodávateľa už máte.' }),
    ).toBeVisible()
    refusals.expect(400, /\/api\/received-invoices$/)
    await drop(page, 'zla.xml', '<html/>')
    await expect(page.getByRole('alert').filter({ hasText: 'Toto nie je e-faktúra' })).toBeVisible()
    await expectSoundAtBothWidths(page)

    await page.getByText('Zaplatené', { exact: true }).click()
    await expect(page.getByRole('button', { name: new RegExp(number) })).toBeVisible()
  },
)
