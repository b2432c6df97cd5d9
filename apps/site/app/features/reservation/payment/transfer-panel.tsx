import type { TransferInstructions } from '@dvor/contract/reservations/reservation-details.ts'
import { friendlyIban } from '@dvor/format/iban.ts'
import { decimalEuros } from '@dvor/format/money.ts'
import { buttonClass, Button } from '@dvor/ui/button.tsx'
import { useState } from 'react'
import { useFormats, type Formats } from '../../../core/language/formats.ts'
import reservationClasses from '../styles/reservation.module.css'
import { useReservationWords, type ReservationWords } from '../texts/reservation-texts.ts'
import classes from './transfer.module.css'

/** How to pay by bank transfer: the QR code, a link for phones, and every value to copy. */
export function TransferPanel({ transfer }: { transfer: TransferInstructions }) {
  const words = useReservationWords()
  return (
    <section className={classes.transfer} aria-labelledby="prevod">
      <h3 id="prevod">{words.payment.transferHeading}</h3>
      <p>{words.payment.transferText}</p>
      <div className={classes.columns}>
        <div className={classes.scan}>
          <img
            className={classes.qr}
            src={`data:image/svg+xml,${encodeURIComponent(transfer.qr_svg)}`}
            alt={words.payment.qrAlt}
            width="240"
            height="240"
          />
          <a
            className={buttonClass({ variant: 'quiet', size: 'small' })}
            href={transfer.payme_url}
            rel="noreferrer"
          >
            {words.payment.payme}
          </a>
        </div>
        <TransferValues transfer={transfer} />
      </div>
    </section>
  )
}

interface Row {
  name: string
  shown: string
  /** The value to copy; null where copying is of no use. */
  value: string | null
}

function rowsOf(
  { iban, bic, beneficiary, variable_symbol, amount, due_day }: TransferInstructions,
  words: ReservationWords,
  { formatMoney, formatDay }: Formats,
): Row[] {
  return [
    { name: words.payment.iban, shown: friendlyIban(iban), value: iban.replaceAll(/\s/g, '') },
    { name: words.payment.symbol, shown: variable_symbol, value: variable_symbol },
    { name: words.payment.amount, shown: formatMoney(amount), value: decimalEuros(amount).replace('.', ',') },
    { name: words.payment.beneficiary, shown: beneficiary, value: beneficiary },
    ...(bic ? [{ name: words.payment.bic, shown: bic, value: bic }] : []),
    ...(due_day ? [{ name: words.payment.dueDay, shown: formatDay(due_day), value: null }] : []),
  ]
}

function TransferValues({ transfer }: { transfer: TransferInstructions }) {
  const words = useReservationWords()
  const formats = useFormats()
  return (
    <dl className={classes.values}>
      {rowsOf(transfer, words, formats).map(({ name, shown, value }) => (
        <div key={name} className={classes.value} data-testid="transfer-value">
          <dt>{name}</dt>
          <dd>{shown}</dd>
          {value && (
            <dd>
              <CopyButton value={value} name={name} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Copies a value to the clipboard; `name` tells screen readers which one. */
function CopyButton({ value, name }: { value: string; name: string }) {
  const words = useReservationWords()
  const [copied, setCopied] = useState(false)
  const copy = () => {
    // Without https a browser has no clipboard; the value can be selected by hand.
    void navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Button variant="quiet" size="small" className={reservationClasses.copyButton} onClick={copy}>
      <span aria-live="polite">{copied ? words.payment.copied : words.payment.copy}</span>
      <span className="visually-hidden">: {name}</span>
    </Button>
  )
}
