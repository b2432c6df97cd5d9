import { errorCode, type FieldIssue, type IssueCode } from '@dvor/contract/errors/errors.ts'
import type { Failure } from './api.ts'
import { i18n } from '../texts/i18n.ts'
import { couponRefused } from '../texts/sk-errors.ts'

/** Text for a failed call by its code; a call without an answer is a lost connection. */
export function errorText(failure: Failure): string {
  if (failure.status === 0) return i18n.t('errors.offline')
  const reason = voucherReason(failure)
  if (reason) return i18n.t(`voucherRefused.${reason}`)
  const refused = couponReason(failure)
  if (refused) return i18n.t(`couponRefused.${refused}`)
  const result = errorCode.safeParse(failure.code)
  return i18n.t(`errors.${result.success ? result.data : 'internal'}`)
}

/** Text for an invalid value. */
export const issueText = (code: IssueCode): string => i18n.t(`issues.${code}`)

/** Text of an issue, with its line where it has one. */
export const issueTextOf = ({ code, line }: FieldIssue): string =>
  line === undefined ? issueText(code) : i18n.t('issueAtLine', { line, text: issueText(code) })

const voucherReasons = ['unknown', 'waiting', 'lapsed', 'void', 'expired', 'redeemed'] as const

/** Why a gift voucher was refused, where the answer has the reason. */
function voucherReason({ code, details }: Failure): (typeof voucherReasons)[number] | undefined {
  if (code !== 'voucher_invalid' || typeof details !== 'object' || !details || !('state' in details)) return
  return voucherReasons.find((reason) => reason === details.state)
}

const couponReasons = Object.keys(couponRefused) as (keyof typeof couponRefused)[]

/** Why a coupon was refused, where the answer has the reason. */
function couponReason({ code, details }: Failure): keyof typeof couponRefused | undefined {
  if (code !== 'coupon_invalid' || typeof details !== 'object' || !details || !('reason' in details)) return
  return couponReasons.find((reason) => reason === details.reason)
}
