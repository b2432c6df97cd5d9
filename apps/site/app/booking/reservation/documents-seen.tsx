import { documentKinds, type GuestDocument } from '@dvor/contract/invoices.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { buttonClass } from '@dvor/ui/button.tsx'
import { words } from './reservation-texts.ts'

interface DocumentsSeenProps {
  token: string
  documents: readonly GuestDocument[]
}

const kindText = (kind: GuestDocument['kind']) =>
  documentKinds.find(({ value }) => value === kind)?.label ?? kind

/** Everything that was issued about the reservation, newest first, to save; nothing while there is none. */
export function DocumentsSeen({ token, documents }: DocumentsSeenProps) {
  if (documents.length === 0) return null
  return (
    <section className="reservation__part" aria-labelledby="doklady">
      <h2 id="doklady">{words.documents.heading}</h2>
      <ul className="documents-seen">
        {documents.toReversed().map(({ id, kind, number, issued_on, total }) => (
          <li key={id}>
            <span>
              {kindText(kind)}
              <small>
                {number} · {formatDay(issued_on)} · {formatMoney(total)}
              </small>
            </span>
            <a
              className={buttonClass({ variant: 'quiet', size: 'small' })}
              href={`/api/reservation-details/${token}/documents/${id}`}
              download
              aria-label={`${words.documents.download}: ${kindText(kind)} ${number}`}
            >
              {words.documents.download}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
