import { expect, test } from 'vitest'
import { voucherOfForm } from './previewed-voucher.ts'

const advent = { id: 'p1', title: 'Advent', nights: 2, adults: 2, price: 29_800 }
const offer = { values: [5000, 10_000], months: 12, packages: [{ ...advent, until: '2027-04-16' }] }
const previewed = (values: Record<string, string>) => {
  const voucher = voucherOfForm(values, { offer, today: '2026-11-30', language: 'sk' })
  return { ...voucher, subject: voucher.subject.replaceAll('\u00A0', ' ') }
}

test('before anything is typed the voucher has the first value and is valid for the months of the offer', () => {
  expect(previewed({})).toEqual({
    subject: '50,00 €',
    isForPackage: false,
    recipient: '',
    giver: '',
    message: '',
    validUntil: '2027-11-30',
    number: '',
  })
})

test('a typed value is shown once it is an amount', () => {
  expect(previewed({ value: 'other', other: '125,50' }).subject).toBe('125,50 €')
  expect(previewed({ value: 'other', other: 'sto' }).subject).toBe('')
})

test('a package is shown in words and is valid until its last day of arrival', () => {
  expect(previewed({ value: 'package:p1', recipient_name: ' Katka ' })).toMatchObject({
    subject: 'Advent, 2 noci, 2 dospelí',
    isForPackage: true,
    recipient: 'Katka',
    validUntil: '2027-04-16',
  })
})
