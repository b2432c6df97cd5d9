import type { ComponentType } from 'react'
import { EmailKindCell } from '../../features/emails/email-kind-cell.tsx'
import { MailSubjectField, MailTextField } from '../../features/emails/mail-fields.tsx'
import type { InputProps } from '../../core/fields/kind-view.ts'
import type { AnyRecord } from '../../core/records/records.ts'
import { BlockTextField } from '../../features/text-blocks/block-text-field.tsx'
import { PublishedCell, PublishedInput } from '../../features/blog-articles/article-views.tsx'
import { CouponUsesCell, CouponValueCell, CouponValueInput } from '../../features/coupons/coupon-views.tsx'

interface FieldView {
  /** Instead of the kind's own input. */
  readonly Input?: ComponentType<InputProps>
  /** Instead of the kind's own cell, for values that only the whole record explains. */
  readonly Cell?: ComponentType<{ record: AnyRecord }>
}

/** Fields that look otherwise than their kind, by `collection.field`. */
export const fieldViews: Readonly<Record<string, FieldView>> = {
  'blog-articles.published_at': { Input: PublishedInput, Cell: PublishedCell },
  'coupons.value': { Input: CouponValueInput, Cell: CouponValueCell },
  'coupons.used_count': { Cell: CouponUsesCell },
  'editable-automated-emails.subject': { Input: MailSubjectField },
  'editable-automated-emails.subject_en': { Input: MailSubjectField },
  'editable-automated-emails.body': { Input: MailTextField },
  'editable-automated-emails.body_en': { Input: MailTextField },
  'outgoing-emails.key': { Cell: EmailKindCell },
  'text-blocks.content': { Input: BlockTextField },
}
