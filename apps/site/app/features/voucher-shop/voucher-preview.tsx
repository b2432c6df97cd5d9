import { printedGreeting } from '@dvor/booking/messages/voucher-text.ts'
import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { guestVoucherPaths } from '@dvor/contract/calls/vouchers/voucher-paths.ts'
import { brandVersion } from '@dvor/contract/values/palette.ts'
import type { ReactNode } from 'react'
import type { Settings } from '../../core/client/load-frame.ts'
import { useSettings } from '../../core/client/use-settings.ts'
import { useFormats } from '../../core/language/formats.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import type { PreviewedVoucher } from './previewed-voucher.ts'
import classes from './voucher-preview.module.css'
import { printedVoucherWords } from '@dvor/texts/areas.ts'

interface VoucherPreviewProps {
  voucher: PreviewedVoucher
  /** Placeholders of texts that are not known yet; without them the place is left out, as in print. */
  placeholders?: Readonly<Record<'subject' | 'recipient' | 'giver' | 'message', string>>
  caption: string
}

/**
 * A voucher as it will be printed: the words, the order and the drawing of its PDF
 * (`apps/api/src/voucher-sales/draw-voucher.ts`), with marks in the place of its code.
 */
export function VoucherPreview({ voucher, placeholders, caption }: VoucherPreviewProps) {
  const settings = useSettings()
  if (!settings) return null
  return (
    <figure className={classes.preview}>
      <div className={classes.voucher}>
        <img
          className={classes.picture}
          src={`/api${addressOf(guestVoucherPaths.picture)}?v=${brandVersion(settings)}`}
          width="215"
          height="420"
          alt=""
        />
        <div className={classes.words}>
          <Head {...{ voucher, placeholders, settings }} />
          <Foot {...{ voucher, settings }} />
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

type Placeholders = VoucherPreviewProps['placeholders']

function Head({ voucher, placeholders, settings }: PartProps & { placeholders: Placeholders }) {
  const words = printedVoucherWords[useLanguage()]
  const { subject, isForPackage, recipient, giver, message } = voucher
  return (
    <div>
      <Sender settings={settings} />
      <p className={classes.title}>{words.title}</p>
      <p className={isForPackage ? classes.packageTitle : classes.value}>
        <Text placeholder={placeholders?.subject}>{subject}</Text>
      </p>
      <Line label={words.for} name={recipient} placeholder={placeholders?.recipient} />
      <Line label={words.from} name={giver} placeholder={placeholders?.giver} />
      {(message || placeholders) && (
        <p className={classes.greeting}>
          <Text placeholder={placeholders?.message}>{printedGreeting(message, isForPackage)}</Text>
        </p>
      )}
    </div>
  )
}

interface PartProps {
  voucher: PreviewedVoucher
  settings: Settings
}

function Sender({ settings: { logo, business_name } }: Pick<PartProps, 'settings'>) {
  const picture = logo?.formats[0]
  return picture ? (
    <img className={classes.logo} src={picture.webp} alt={business_name} />
  ) : (
    <p className={classes.sender}>{business_name}</p>
  )
}

interface LineProps {
  label: string
  name: string
  placeholder: string | undefined
}

function Line({ label, name, placeholder }: LineProps) {
  if (!name && !placeholder) return null
  return (
    <p className={classes.line}>
      {label} <Text placeholder={placeholder}>{name && <strong>{name}</strong>}</Text>
    </p>
  )
}

/** A text, or quietly what will stand in its place. */
function Text({ children, placeholder }: { children: ReactNode; placeholder: string | undefined }) {
  return children || <span className={classes.awaited}>{placeholder}</span>
}

function Foot({ voucher, settings }: PartProps) {
  const words = printedVoucherWords[useLanguage()]
  const { formatDay } = useFormats()
  const { isForPackage, validUntil, number } = voucher
  const contact = [settings.phone, settings.email].filter(Boolean).join(' · ')
  return (
    <div className={classes.foot}>
      <div>
        <p className={classes.label}>{words.code}</p>
        <p className={classes.code}>••••-••••-••••</p>
        <p>
          <strong>
            {words.validUntil} {formatDay(validUntil)}
          </strong>
        </p>
        <p className={classes.small}>{isForPackage ? words.usePackage : words.use}</p>
        <p className={classes.small}>
          {[contact, number && `${words.number} ${number}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <CodePlace />
    </div>
  )
}

/** The place of the QR code: its three corners and no data. */
function CodePlace() {
  const corner = 'h7v7h-7z m1 1v5h5v-5z m1 1h3v3h-3z'
  return (
    <svg className={classes.qr} viewBox="0 0 21 21" aria-hidden="true">
      <path
        fillRule="evenodd"
        d={`M0 0${corner} M14 0${corner} M0 14${corner} M9 1h1v2h-1z M11 0h1v1h-1z M10 4h2v1h-2z M9 6h1v2h-1z M1 9h2v1h-2z M4 8h1v2h-1z M7 9h3v1h-3z M12 8h2v1h-2z M16 9h1v2h-1z M19 8h2v1h-2z M9 11h2v1h-2z M13 11h1v2h-1z M17 12h3v1h-3z M8 14h1v2h-1z M11 13h1v3h-1z M14 15h2v1h-2z M18 15h1v2h-1z M9 18h2v1h-2z M13 18h1v2h-1z M16 18h1v3h-1z M19 19h2v1h-2z`}
      />
    </svg>
  )
}
