import { decode } from 'bysquare/pay'
import { expect, test } from 'vitest'
import { paymeUrl, payBySquareText } from '../../property/bank-transfer/transfer-order.ts'
import { qrSvg } from '../../platform/qr-code.ts'
import { withPaymentCode } from './payment-code.ts'

const order = {
  iban: 'SK3112000000198742637541',
  bic: null,
  beneficiary: 'Dvor pod lipami',
  amount: 25_860,
  variableSymbol: '2027000123',
  dueDay: '2027-03-20',
  note: 'Rezervácia 2027000123',
}
const caption = 'PAY by square – naskenujte v aplikácii svojej banky'
/** The block as versions before migration 0036 wrote it. */
const written = (picture: string) =>
  `<table><tr><td>IBAN</td></tr></table><div style="text-align:center;padding-top:16px">${picture}` +
  `<div style="font-size:13px;color:#555;padding-top:6px">${caption}</div>` +
  `<div style="padding-top:14px"><a href="${paymeUrl(order).replaceAll('&', '&amp;')}" style="x">Zaplatiť</a></div></div>`

test('a letter of an earlier version is shown with the code of the order that its link names', async () => {
  const svg = encodeURIComponent(await qrSvg(await payBySquareText(order)))
  for (const picture of [
    '',
    `<img src="cid:pay-by-square@dvor" width="200" height="200" alt="${caption}" />`,
  ]) {
    const shown = await withPaymentCode(written(picture))
    expect(shown).toContain(`<img src="data:image/svg+xml,${svg}" width="200" height="200" alt="${caption}"`)
    expect(shown).not.toContain('cid:')
    expect(shown.replace(/<img [^>]*>/, '')).toBe(written(''))
  }
  const { payments } = decode(await payBySquareText(order))
  expect(payments[0]).toMatchObject({ amount: 258.6, variableSymbol: '2027000123' })
})

test('other letters are shown as they are', async () => {
  for (const html of ['<p>Tešíme sa na vás.</p>', '<a href="https://payme.sk/?V=1&amp;AM=5">payme</a>'])
    expect(await withPaymentCode(html)).toBe(html)
})
