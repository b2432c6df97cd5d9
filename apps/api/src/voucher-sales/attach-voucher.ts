import { todayIn } from '@dvor/format/instants.ts'
import type { Db } from '../db/database.ts'
import { attachedDocument } from '../documents/attach-documents.ts'
import type { ReadDocument } from '../messaging/message.ts'
import type { Services } from '../platform/services.ts'
import { voucherPdf } from './draw-voucher.ts'
import { findVoucher } from '../vouchers/voucher-queries.ts'

type AttachmentServices = Pick<
  Services,
  'db' | 'clock' | 'files' | 'documentFiles' | 'appSecret' | 'publicUrl'
>

/** Reads the PDF of each kind that an e-mail carries: a document, or a gift voucher. */
export const attachedFiles =
  (services: AttachmentServices): ReadDocument =>
  (db, attachment) =>
    attachment.kind === 'voucher'
      ? attachedVoucher(db, attachment.voucher, services)
      : attachedDocument(db, attachment, services)

/** The PDF of a voucher for its e-mail; null where it is no longer valid. */
async function attachedVoucher(db: Db, id: string, services: AttachmentServices): Promise<Buffer | null> {
  const voucher = await findVoucher(db, id, todayIn(services.clock.now()))
  return voucher.state === 'valid' || voucher.state === 'redeemed' ? voucherPdf(voucher, services) : null
}
