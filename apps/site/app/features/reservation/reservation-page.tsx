import { depositText } from '@dvor/booking/messages/deposit-text.ts'
import { isOff } from '@dvor/booking/reservation/states.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import { PriceLines } from '../booking/prices/price-lines.tsx'
import { problemText } from '../../core/forms/problem-text.ts'
import { ActivitiesSection } from './activities/activities-section.tsx'
import { ChangeSection } from './changes/change-section.tsx'
import { CancelSection } from './cancel-section.tsx'
import { AllowanceNote } from '../booking/prices/allowance-note.tsx'
import { AllowanceForm } from './allowance-form.tsx'
import { AddressForm } from './address-form.tsx'
import { DocumentList } from './document-list.tsx'
import { EmailForm } from './email-form.tsx'
import type { ReservationView } from './load-reservation.ts'
import { OwnData } from './own-data.tsx'
import { GuestsSection } from './guests/guests-section.tsx'
import { isPending } from './payment/payable.ts'
import { PaymentSection } from './payment/payment-section.tsx'
import type { ReservationAnswer } from './reservation-actions.ts'
import { stateTextOf } from './texts/state-texts.ts'
import { useReservationWords } from './texts/reservation-texts.ts'
import { ProductsSection } from './products/products-section.tsx'
import { ReturnOffer } from './return-offer.tsx'
import { BookedServices, ServiceList } from './service-list.tsx'
import { SettlementBox } from './settlement-box.tsx'
import { StayList } from './stay-list.tsx'
import { useRechecks } from './payment/use-rechecks.ts'
import type { Outcome } from './arrival/order-outcome.tsx'
import { ReservationHead } from './arrival/reservation-head.tsx'
import { NextSteps } from './arrival/next-steps.tsx'
import { WayToUs } from './arrival/way-to-us.tsx'
import { WeatherSection } from './weather/weather-section.tsx'
import { VoucherForm } from './voucher-form.tsx'
import { useLanguage } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import classes from './styles/reservation.module.css'

interface ReservationPageProps extends ReservationView {
  detail: ReservationDetail
  /** First notice of the page: thanks for the order, or how its payment went; null on every other visit. */
  outcome: Outcome | null
  answer: ReservationAnswer | undefined
}

/** A guest's reservation; after an order and its payment also the page of thanks. */
export function ReservationPage(props: ReservationPageProps) {
  const words = useReservationWords()
  const language = useLanguage()
  const { detail, sheet, today, thanks, arrival, isApple, answer, outcome } = props
  const pending = isPending(detail)
  useRechecks(pending || outcome === 'pending')
  return (
    <article className={`${classes.reservation} page-width`}>
      <ReservationHead
        {...{ detail, outcome, thanks, isApple }}
        picture={arrival?.picture ?? null}
        isSentAgain={answer?.sent ?? false}
      />
      {pending && outcome !== 'pending' && (
        <output className={classes.checking}>{words.payment.checking}</output>
      )}
      {answer?.problem && (
        <ErrorState title={words.page.problemTitle}>
          <p role="alert">{problemText(answer.problem, language)}</p>
        </ErrorState>
      )}
      {arrival && <NextSteps {...{ detail, sheet, today }} />}
      <div className={classes.columns}>
        <Main {...props} />
        <Side {...{ detail, arrival }} />
      </div>
    </article>
  )
}

/** The booking, its payment, and everything that the guest can still do. */
function Main(props: ReservationPageProps) {
  const { detail, sheet, today, services, seats, activities, products, weather, answer } = props
  const words = useReservationWords()
  return (
    <div className={classes.main}>
      <WeatherSection
        key={`weather-${detail.updated_at}`}
        {...{ detail }}
        choices={weather}
        answer={answer?.weather}
      />
      <section className={classes.part} aria-labelledby="pobyt">
        <h2 id="pobyt">{detail.stays.length > 0 ? words.page.stay : words.page.services}</h2>
        <StayList stays={detail.stays} />
        <ServiceList services={detail.services} />
        <Guest detail={detail} />
        <EmailForm key={detail.guest?.email} detail={detail} answer={answer?.email} />
        <AddressForm key={`address-${detail.updated_at}`} detail={detail} answer={answer?.address} />
        <AllowanceForm key={detail.updated_at} detail={detail} answer={answer?.allowance} />
      </section>
      <PaymentSection {...{ detail, today }}>
        <VoucherForm answer={answer?.voucher} />
      </PaymentSection>
      <ActivitiesSection
        key={`activities-${detail.updated_at}`}
        {...{ detail, activities }}
        answer={answer?.activity}
      />
      <ProductsSection key={`products-${detail.updated_at}`} offer={products} answer={answer?.products} />
      {sheet && <GuestsSection {...{ sheet, detail }} answer={answer?.guests} />}
      <DocumentList token={detail.token} documents={detail.documents} />
      <ChangeSection
        key={detail.updated_at}
        {...{ detail, services, seats, today }}
        answer={answer?.change}
      />
      {detail.can_cancel && (
        <CancelSection token={detail.token} quote={answer?.quote} paid={detail.paid} today={today} />
      )}
    </div>
  )
}

function Side({ detail, arrival }: Pick<ReservationPageProps, 'detail' | 'arrival'>) {
  const words = useReservationWords()
  const language = useLanguage()
  const hasEnded = stateTextOf(detail, language).tone === 'end'
  const isGivenUp = isOff(detail.state)
  return (
    <aside className={classes.side}>
      {isGivenUp && detail.payments.length === 0 ? null : (
        <section className={classes.sheet} aria-labelledby="cena">
          <h2 id="cena">{isGivenUp ? words.page.settlement : words.page.price}</h2>
          {isGivenUp ? <SettlementBox detail={detail} /> : <Price detail={detail} />}
        </section>
      )}
      {arrival && <WayToUs {...{ detail, arrival }} />}
      <section className={classes.sheet} aria-labelledby="kontakt">
        <h2 id="kontakt">{hasEnded ? words.page.contactEnded : words.page.contact}</h2>
        <p>{hasEnded ? words.page.contactEndedText : words.page.contactText}</p>
        <ContactLine />
      </section>
      {detail.return_offer && <ReturnOffer offer={detail.return_offer} />}
      <OwnData token={detail.token} />
    </aside>
  )
}

function Price({ detail }: { detail: ReservationDetail }) {
  const words = useReservationWords()
  const language = useLanguage()
  const { price, recreation_allowance, allowance, security_deposit } = detail
  const deposit = depositText(security_deposit, language)
  return (
    <>
      <PriceLines price={price} />
      {deposit && <p>{`${words.page.securityDeposit} ${deposit}.`}</p>}
      {recreation_allowance && <AllowanceNote sum={allowance} />}
    </>
  )
}

function Guest({
  detail: { guest, guest_address: home, recreation_allowance: allowance, arrival_time, note, price },
}: {
  detail: ReservationDetail
}) {
  const words = useReservationWords()
  const { formatTime } = useFormats()
  return (
    <dl className={classes.guest}>
      <BookedServices lines={price.lines} />
      {guest && (
        <div>
          <dt>{words.page.guest}</dt>
          <dd>
            {guest.first_name} {guest.last_name}
            <span>{[guest.email, guest.phone].filter(Boolean).join(' · ')}</span>
          </dd>
        </div>
      )}
      {home && (
        <div>
          <dt>{words.address.title}</dt>
          <dd>
            {home.street}, {home.postal_code} {home.city}
          </dd>
        </div>
      )}
      {allowance && (
        <div>
          <dt>{words.allowance.title}</dt>
          <dd>
            {allowance.employee}
            <span>{allowance.participants.join(', ')}</span>
          </dd>
        </div>
      )}
      {arrival_time && (
        <div>
          <dt>{words.page.arrivalTime}</dt>
          <dd>{formatTime(arrival_time)}</dd>
        </div>
      )}
      {note && (
        <div>
          <dt>{words.page.note}</dt>
          <dd className={classes.note}>{note}</dd>
        </div>
      )}
    </dl>
  )
}
