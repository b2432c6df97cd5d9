import type { CancellationQuote } from '@dvor/contract/reservations/reservation-details.ts'
import type { Day } from '@dvor/format/days.ts'
import { Button, buttonClass } from '@dvor/ui/button.tsx'
import { Form, Link, useNavigation } from 'react-router'
import { cancellationSentences } from '@dvor/booking/messages/cancellation-text.ts'
import { useInitialFocus } from '../../core/forms/use-initial-focus.ts'
import { useReservationWords } from './texts/reservation-texts.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import reservationClasses from './styles/reservation.module.css'
import flowClasses from '../booking/flow/flow.module.css'

interface CancelSectionProps {
  token: string
  /** The refund, once it was asked for. */
  quote: CancellationQuote | undefined
  /** Cents paid so far. */
  paid: number
  today: Day
}

/** Cancellation in two steps: the exact refund first, then the button that cancels. */
export function CancelSection(props: CancelSectionProps) {
  const words = useReservationWords()
  const { state, formData } = useNavigation()
  const asking = state !== 'idle' && formData?.get('intent') === 'cancel-quote'
  return (
    <section className={`${reservationClasses.part} ${reservationClasses.cancel}`} aria-labelledby="zrusenie">
      <h2 id="zrusenie">{words.cancel.heading}</h2>
      {props.quote ? (
        <Confirm {...props} quote={props.quote} />
      ) : (
        <>
          <p>{words.cancel.text}</p>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="cancel-quote" />
            <Button type="submit" variant="quiet" busy={asking}>
              {words.cancel.ask}
            </Button>
          </Form>
        </>
      )}
    </section>
  )
}

function Confirm({ token, quote, paid, today }: CancelSectionProps & { quote: CancellationQuote }) {
  const words = useReservationWords()
  const language = useLanguage()
  const { formatMoney } = useFormats()
  const box = useInitialFocus<HTMLElement>()
  const { formData } = useNavigation()
  return (
    <section
      ref={box}
      className={reservationClasses.cancelQuote}
      tabIndex={-1}
      aria-labelledby="zrusenie-dnes"
    >
      <h3 id="zrusenie-dnes">{words.cancel.confirmTitle}</h3>
      <dl className={reservationClasses.balance}>
        <div>
          <dt>{words.cancel.fee}</dt>
          <dd>{formatMoney(Math.min(quote.fee, paid))}</dd>
        </div>
        <div>
          <dt>{words.cancel.refund}</dt>
          <dd>{formatMoney(quote.refund)}</dd>
        </div>
      </dl>
      <p>{paid > 0 ? words.cancel.refundNote : words.cancel.confirmNothing}</p>
      <details>
        <summary>{words.cancel.rules}</summary>
        <ul>
          {cancellationSentences(quote.rules, today, language).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
      <Form method="post" className={flowClasses.ways}>
        <input type="hidden" name="intent" value="cancel" />
        <Button type="submit" variant="danger" busy={formData?.get('intent') === 'cancel'}>
          {words.cancel.confirm}
        </Button>
        <Link className={buttonClass({ variant: 'quiet' })} to={`/rezervacia-detail/${token}`}>
          {words.cancel.keep}
        </Link>
      </Form>
    </section>
  )
}
