import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { guestDocumentPaths } from '@dvor/contract/calls/money/document-paths.ts'
import type { GuestDocument } from '@dvor/contract/money/invoices.ts'
import { buttonClass } from '@dvor/ui/button.tsx'
import { useReservationWords } from './texts/reservation-texts.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import classes from './styles/reservation.module.css'
import { choiceWords } from '@dvor/texts/areas.ts'

interface DocumentListProps {
  token: string
  documents: readonly GuestDocument[]
}

/** All issued documents, newest first, to download; nothing while there are none. */
export function DocumentList({ token, documents }: DocumentListProps) {
  const words = useReservationWords()
  const language = useLanguage()
  const { formatDay, formatMoney } = useFormats()
  const kindText = (kind: GuestDocument['kind']) => choiceWords[language].documents[kind]
  if (documents.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="doklady">
      <h2 id="doklady">{words.documents.heading}</h2>
      <ul className={classes.documentList}>
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
              href={`/api${addressOf(guestDocumentPaths.pdf, token, id)}`}
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
