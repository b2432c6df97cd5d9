import type { AppSecret } from '../platform/keys.ts'
import type { Services } from '../platform/services.ts'
import { randomInt, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { plainVoucherCode, voucherAlphabet, voucherCodeLength } from '@dvor/contract/money/vouchers.ts'
import { Sealer } from '../platform/sealer.ts'

/** Work factor of scrypt: some 40 ms for a code. */
const fullCost = 2 ** 14

const stretch = promisify<string, number, Buffer>((code, cost, done) =>
  scrypt(code, 'dvor voucher', 32, { N: cost, r: 8, p: 1 }, done),
)

/** A new code of 12 random letters and digits. */
export const newVoucherCode = (): string =>
  Array.from({ length: voucherCodeLength }, () => voucherAlphabet[randomInt(voucherAlphabet.length)]).join('')

/** A code in groups of four, as it is printed. */
export const groupedVoucherCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')

/**
 * The hash by which a code is found. It takes some 40 ms for every text, so a stolen table cannot be searched for
 * codes, and an unknown code takes as long as a known one. It does not depend on the root secret, so that sold vouchers
 * stay valid when the secret is replaced.
 */
export async function hashVoucherCode(
  typed: string,
  { voucherCost = fullCost }: Pick<Services, 'voucherCost'>,
): Promise<string> {
  return (await stretch(plainVoucherCode(typed), voucherCost)).toString('base64url')
}

/** Seals codes for printing and sending a voucher again. */
export const voucherSealer = (appSecret: AppSecret): Sealer => new Sealer(appSecret, 'voucher codes')
