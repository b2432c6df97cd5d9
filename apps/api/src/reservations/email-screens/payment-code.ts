import type { TransferOrder } from '../../db/schema/system/transfer-order.ts'
import { qrSvg } from '../../platform/qr-code.ts'
import { payBySquareText } from '../../property/bank-transfer/transfer-order.ts'

/** The block of an e-mail from before migration 0036: a picture of the code, its caption, and a link with the same order. */
const block =
  /(<div style="text-align:center;padding-top:16px">)(?:<img src="cid:pay-by-square@dvor"[^>]*>)?(<div [^>]*>([^<]*)<\/div><div [^>]*><a href="(https:\/\/payme\.sk\/\?[^"]*)")/

/**
 * The html of a sent e-mail as it went out: e-mails of earlier versions carried a QR code of the payment as an
 * attachment, which is no more; it is drawn from the order that their own link names.
 */
export async function withPaymentCode(html: string): Promise<string> {
  const match = block.exec(html)
  if (!match) return html
  const [all, begin = '', rest = '', caption = '', link = ''] = match
  const order = orderOf(new URL(link.replaceAll('&amp;', '&')).searchParams)
  const svg = await qrSvg(await payBySquareText(order))
  const picture = `<img src="data:image/svg+xml,${encodeURIComponent(svg)}" width="200" height="200" alt="${caption}" style="display:inline-block;width:200px;height:200px;background:#FFFFFF" />`
  return html.replace(all, () => begin + picture + rest)
}

/** The order of a link of payme.sk (`paymeUrl`). */
function orderOf(link: URLSearchParams): TransferOrder {
  const part = (name: string) => link.get(name) ?? ''
  return {
    iban: part('IBAN'),
    bic: null,
    beneficiary: part('CN'),
    amount: Math.round(Number(part('AM')) * 100),
    variableSymbol: /\/VS(\d+)/.exec(part('PI'))?.[1] ?? '',
    dueDay: part('DT').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') || null,
    note: part('MSG') || null,
  }
}
