import { z } from 'zod'
import * as vouchers from '../../money/vouchers.ts'
import { declareCalls } from '../call.ts'
import { ownerVoucherPaths } from './voucher-paths.ts'

const { voucher } = vouchers
const pdf = { file: 'application/pdf' } as const

/** The owner's calls: selling vouchers, changing them and paying with them. Who has a code may pay with it. */
export const ownerVoucherCalls = declareCalls('vouchers', ownerVoucherPaths, {
  list: {
    access: 'money.read',
    summary: 'Darčekové poukazy',
    query: vouchers.voucherQuery,
    answer: vouchers.voucherPage,
  },
  read: { access: 'money.read', summary: 'Poukaz s pohybmi', answer: vouchers.voucherDetail },
  /** With the whole code; the history records that it was printed. */
  file: { access: 'money.take', summary: 'Poukaz v PDF', answer: pdf },
  /** The history records that the code was read. */
  showCode: {
    access: 'money.take',
    summary: 'Celý kód poukazu',
    body: z.strictObject({}),
    answer: vouchers.voucherCodeShown,
  },
  receiptFile: { access: 'documents.read', summary: 'Doklad o peniazoch za poukaz v PDF', answer: pdf },
  /** With a transfer it waits for the money. */
  sell: {
    access: 'money.take',
    summary: 'Predaj poukazu na recepcii',
    body: vouchers.voucherInput,
    answer: voucher,
  },
  pay: {
    keyed: true,
    access: 'money.take',
    summary: 'Peniaze za poukaz prišli',
    body: vouchers.voucherPayment,
    answer: voucher,
  },
  sendAgain: {
    keyed: true,
    access: 'messages.send',
    summary: 'Poslať poukaz znova',
    body: vouchers.voucherSending,
    answer: voucher,
  },
  /** Records that what is owed to the buyer was paid back. */
  payBack: {
    keyed: true,
    access: 'money.refund',
    summary: 'Peniaze za poukaz sú vrátené',
    body: vouchers.voucherPayment,
    answer: voucher,
  },
  makeVoid: {
    access: 'money.refund',
    summary: 'Zrušenie poukazu',
    body: vouchers.voucherVoiding,
    answer: voucher,
  },
  prolong: {
    access: 'money.adjust',
    summary: 'Predĺženie poukazu',
    body: vouchers.voucherProlongation,
    answer: voucher,
  },
  redeem: {
    keyed: true,
    access: 'money.take',
    summary: 'Platba rezervácie poukazom',
    body: vouchers.voucherRedemption,
    errors: ['voucher_invalid'],
    answer: vouchers.voucherRedeemed,
  },
  /** Gives money of a reservation back to the vouchers that paid it. */
  giveBack: {
    keyed: true,
    access: 'money.refund',
    summary: 'Vrátenie peňazí na poukaz',
    body: vouchers.voucherReturn,
    errors: ['refund_exceeds'],
    answer: vouchers.voucherReturned,
  },
})
