import { qrPng } from '../../platform/qr-code.ts'
import { payBySquareText } from '../../property/bank-transfer/transfer-order.ts'
import type { Attachment } from '../../db/schema/messages/email-content.ts'

/** The html of an e-mail for a browser, which does not resolve content ids: attached pictures become data URLs. */
export async function withPictures(html: string, attachments: readonly Attachment[]): Promise<string> {
  let shown = html
  for (const attachment of attachments) {
    if (attachment.kind !== 'qr') continue
    const png = await qrPng(payBySquareText(attachment.transfer))
    shown = shown.replaceAll(`cid:${attachment.cid}`, `data:image/png;base64,${png.toString('base64')}`)
  }
  return shown
}
