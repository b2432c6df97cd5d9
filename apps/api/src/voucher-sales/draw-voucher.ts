import { printedGreeting } from '@dvor/booking/messages/voucher-text.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import { guestPages } from '@dvor/contract/site/guest-pages.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Content } from 'pdfmake'
import type { Services } from '../platform/services.ts'
import { printPdf } from '../platform/pdf/printer.ts'
import { readSettings } from '../property/settings.ts'
import { readDocumentLook } from '../documents/read-look.ts'
import { colours, type DocumentLook } from '../documents/drawing/draw-style.ts'
import { groupedVoucherCode, voucherSealer } from '../vouchers/voucher-codes.ts'
import type { FoundVoucher } from '../vouchers/voucher-queries.ts'
import { pictureSize, voucherPicture } from './voucher-picture.ts'
import { printedVoucherWords } from '@dvor/texts/areas.ts'

type Drawn = Pick<
  FoundVoucher,
  | 'id'
  | 'number'
  | 'code_sealed'
  | 'value'
  | 'package_title'
  | 'valid_until'
  | 'language'
  | 'buyer_name'
  | 'recipient_name'
  | 'message'
  | 'createdAt'
>

/** A5 across, in points. */
const page = { width: 595.28, height: pictureSize.height }

/**
 * A voucher as a PDF to print and give: picture, value, greeting, code, and a QR code of the page with its balance.
 * Null where the code cannot be read any more, because the root secret was replaced.
 */
export async function voucherPdf(
  voucher: Drawn,
  services: Pick<Services, 'db' | 'files' | 'appSecret' | 'publicUrl'>,
): Promise<Buffer | null> {
  const code = voucherSealer(services.appSecret).open(voucher.id, voucher.code_sealed)
  if (code === null) return null
  const settings = await readSettings(services.db)
  const look = await readDocumentLook(services)
  const { language } = voucher
  // After the sign, so that no server's log has the code.
  const url = `${services.publicUrl}${sitePath(guestPages.voucherBalance.path, language)}#${code}`
  const words = printedVoucherWords[language]
  const property = settings.business_name
  return printPdf({
    pageSize: page,
    pageMargins: 0,
    language,
    displayTitle: true,
    info: {
      title: `${words.title} ${voucher.number}`,
      author: property,
      creator: property,
      producer: property,
      creationDate: new Date(voucher.createdAt),
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: colours.ink },
    content: [
      { svg: voucherPicture(look.accent), width: pictureSize.width, absolutePosition: { x: 0, y: 0 } },
      { margin: [pictureSize.width + 28, 26, 28, 0], stack: head(voucher, property, look) },
      foot(voucher, { code, url, contact: [settings.phone, settings.email].filter(Boolean).join(' · ') }),
    ],
  })
}

function head(
  { value, package_title, language, buyer_name, recipient_name, message }: Drawn,
  property: string,
  { accent, logo }: DocumentLook,
): Content[] {
  const words = printedVoucherWords[language]
  const line = (label: string, name: string | null): Content[] =>
    name
      ? [
          {
            text: [
              { text: `${label} `, color: colours.quiet },
              { text: name, bold: true },
            ],
            margin: [0, 1, 0, 1],
          },
        ]
      : []
  return [
    logo ? { image: logo, fit: [170, 34] } : { text: property, fontSize: 13, bold: true, color: accent },
    { text: words.title, fontSize: 25, bold: true, color: accent, margin: [0, 12, 0, 0] },
    {
      text: package_title ?? formatMoney(value, language),
      fontSize: package_title ? 19 : 34,
      bold: true,
      margin: [0, 0, 0, 8],
    },
    ...line(words.for, recipient_name),
    ...line(words.from, buyer_name),
    ...(message
      ? [
          {
            text: printedGreeting(message, package_title !== null),
            italics: true,
            margin: [0, 7, 0, 0] as [number, number, number, number],
          },
        ]
      : []),
  ]
}

function foot(
  { number, valid_until, language, package_title }: Drawn,
  { code, url, contact }: { code: string; url: string; contact: string },
): Content {
  const words = printedVoucherWords[language]
  return {
    absolutePosition: { x: pictureSize.width + 28, y: 292 },
    columns: [
      {
        width: 240,
        stack: [
          { text: words.code, fontSize: 8, color: colours.quiet },
          { text: groupedVoucherCode(code), fontSize: 19, bold: true, characterSpacing: 1 },
          {
            text: `${words.validUntil} ${formatDay(valid_until, language)}`,
            bold: true,
            margin: [0, 4, 0, 2],
          },
          { text: package_title ? words.usePackage : words.use, fontSize: 8.5, color: colours.quiet },
          {
            text: `${contact} · ${words.number} ${number}`,
            fontSize: 7.5,
            color: colours.quiet,
            margin: [0, 3, 0, 0],
          },
        ],
      },
      { width: 84, qr: url, fit: 84 },
    ],
    columnGap: 6,
  }
}
