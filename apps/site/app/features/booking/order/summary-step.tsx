import { allowanceOf } from '@dvor/booking/money/recreation-allowance.ts'
import { needsApproval } from '@dvor/booking/reservation/approval.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { CheckField } from '@dvor/ui/field.tsx'
import { Link } from 'react-router'
import { CancellationTerms } from './cancellation-terms.tsx'
import { countryName } from '@dvor/format/countries.ts'
import { ErrorSummary } from '../../../core/forms/error-summary.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { isForCompany, namesIn } from '../guest/guest-check.ts'
import { findUnit } from '../flow/rooms-of-search.ts'
import { consentId } from './order-checks.ts'
import { PaymentChoice, paymentChoiceId } from './payment-choice.tsx'
import { paymentPlan } from './payment-plan.ts'
import { AllowanceNote } from '../prices/allowance-note.tsx'
import { PriceLines } from '../prices/price-lines.tsx'
import { servicesStep } from '../flow/step-props.ts'
import { bookingStep, flowPath, type Step } from '../../search/search-params.ts'
import { StayFacts } from '../frame/stay-facts.tsx'
import { StepHeading } from '../frame/step-heading.tsx'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import { requestsOf } from '../flow/stay-requests.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import classes from './summary-step.module.css'
import flowClasses from '../flow/flow.module.css'

interface SummaryStepProps {
  flow: FlowData
  price: PriceBreakdown | null
  method: PaymentMethod | null
  /** Total in cents that the guest saw before the price changed. */
  totalBefore: number | null
  problems: readonly { id: string; text: string }[]
  /** Number of tries to order. */
  tries: number
}

/** Step 4: everything that is about to be ordered, and the binding button. */
export function SummaryStep({ flow, price, method, totalBefore, problems, tries }: SummaryStepProps) {
  const texts = useTexts()
  const { wants_allowance } = useDraft()
  const begins = flow.alone ? flow.search.seat?.day : flow.search.from
  const problemAt = (id: string) => problems.find((one) => one.id === id)?.text
  return (
    <>
      <StepHeading>{texts.order.heading}</StepHeading>
      {problems.length > 0 && <ErrorSummary key={tries} title={texts.order.errorsTitle} issues={problems} />}
      {totalBefore !== null && price && <PriceChanged before={totalBefore} now={price.total} />}
      <Part title={flow.alone ? texts.alone.part : texts.summary.stay} flow={flow} step={bookingStep.choice}>
        <StayFacts flow={flow} />
      </Part>
      <Part title={texts.order.who} flow={flow} step={bookingStep.details}>
        <Who />
      </Part>
      <Part title={texts.order.price} flow={flow} step={servicesStep(flow)}>
        {price && <PriceLines price={price} />}
        {price && wants_allowance && (
          <AllowanceNote sum={allowanceOf(price, flow.settings.recreation_allowance_rules ?? [])} />
        )}
      </Part>
      {price && begins && (
        <CancellationTerms
          total={price.total}
          arrival={begins}
          today={flow.today}
          rules={flow.settings.cancellation_rules}
        />
      )}
      <PaymentChoice
        methods={flow.methods}
        chosen={method}
        error={problemAt(paymentChoiceId)}
        onChoose={(payment_method) => changeDraft({ payment_method })}
      />
      {price && <Plan flow={flow} price={price} method={method} />}
      <Consent error={problemAt(consentId)} />
    </>
  )
}

interface PartProps {
  title: string
  flow: FlowData
  /** Address of the step that changes it. */
  step: Step
  children: React.ReactNode
}

function Part({ title, flow, step, children }: PartProps) {
  const texts = useTexts()
  const { search, rooms } = flow
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <Link to={flowPath({ ...search, rooms, step })}>
          {texts.order.edit}
          <span className="visually-hidden">: {title}</span>
        </Link>
      </div>
      {children}
    </section>
  )
}

function Who() {
  const texts = useTexts()
  const language = useLanguage()
  const { formatTime } = useFormats()
  const draft = useDraft()
  const { guest, wants_allowance, allowance, company, arrival_time, note } = draft
  return (
    <div>
      <p>
        <strong>
          {guest.first_name} {guest.last_name}
        </strong>
      </p>
      <p>
        {guest.email} · {guest.phone} · {countryName(guest.country, language)}
      </p>
      {wants_allowance && (
        <p>
          {texts.allowance.label}: {[allowance.employee, ...namesIn(allowance.participants)].join(', ')}
        </p>
      )}
      {isForCompany(draft) && (
        <p>
          {[company.name, company.street, `${company.postal_code} ${company.city}`].join(', ')}
          {company.ico && ` · ${texts.guest.ico} ${company.ico}`}
        </p>
      )}
      {arrival_time && (
        <p>
          {texts.guest.arrivalTime} {texts.guest.around} {formatTime(arrival_time)}
        </p>
      )}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  )
}

function PriceChanged({ before, now }: { before: number; now: number }) {
  const texts = useTexts()
  const { formatMoney } = useFormats()
  return (
    <div className={flowClasses.priceChanged} role="alert">
      <p className={flowClasses.priceChangedTitle}>{texts.order.priceTitle}</p>
      <p>
        {texts.order.priceBefore} <s>{formatMoney(before)}</s>, {texts.order.priceNow}{' '}
        <strong>{formatMoney(now)}</strong>. {texts.order.priceText}
      </p>
    </div>
  )
}

interface PlanProps {
  flow: FlowData
  price: PriceBreakdown
  method: PaymentMethod | null
}

function Plan({ flow, price, method }: PlanProps) {
  const texts = useTexts()
  const language = useLanguage()
  const approval = needsApproval({
    stays: requestsOf(flow.search, flow.rooms, flow.units),
    unitWantsIt: flow.rooms.some(({ unit }) => findUnit(flow.units, unit)?.approval_required === true),
    paymentMethod: method,
    emailConfirmed: false,
    settings: flow.settings,
  })
  return (
    <div className={classes.plan} aria-live="polite">
      <h2 className={classes.title}>{texts.order.whenToPay}</h2>
      {approval && <p>{texts.units.approval}</p>}
      {paymentPlan(price, method, approval, language).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

function Consent({ error }: { error?: string }) {
  const texts = useTexts()
  const { accepted } = useDraft()
  return (
    <div className={classes.consent}>
      <CheckField
        id={consentId}
        checked={accepted}
        error={error}
        required
        onChange={(event) => changeDraft({ accepted: event.currentTarget.checked })}
        label={
          <>
            {texts.order.consentStart}
            <NewWindowLink to="/obchodne-podmienky">{texts.order.terms}</NewWindowLink>
            {texts.order.consentEnd}
          </>
        }
      />
      <p className={classes.law}>
        {texts.order.privacyStart}
        <NewWindowLink to="/ochrana-osobnych-udajov">{texts.order.privacy}</NewWindowLink>.
      </p>
    </div>
  )
}

function NewWindowLink({ to, children }: { to: string; children: string }) {
  const texts = useTexts()
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="visually-hidden">{texts.order.newWindow}</span>
    </Link>
  )
}
