import type {
  ExplainedCoupon,
  PriceSimulation,
  ExplainedRule,
} from '@dvor/contract/pricing/price-simulations.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { weekdayShort } from '@dvor/format/names.ts'
import { nights, countOf } from '@dvor/format/plurals.ts'
import { Alert, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../../core/texts/i18n.ts'
import { PriceLines } from '../../reservations/price-lines.tsx'
import { differenceText } from '../../reservations/difference-note.tsx'
import { ExtrasTable } from '../extras/extras-table.tsx'
import { NightsTable } from './nights-table.tsx'
import { PlansTable } from '../plans/plans-table.tsx'
import { OutcomesTable, type Outcome } from './outcomes-table.tsx'
import classes from '../simulator.module.css'

interface Props {
  result: PriceSimulation
  /** The plan whose result is shown or awaited; null for the one of the result. */
  chosenPlan: string | null
  /** Explains the stay under another rate plan. */
  onChoosePlan: (plan: string) => void
}

/** The simulated price with its reasons, and whether a guest could book it. */
export function SimulationResult({ result, chosenPlan, onChoosePlan }: Props) {
  const { t } = useTranslation()
  const { price, saved_total, refusals } = result
  const why = refusals.map(({ code }) => t(`reservations.form.why.${code}`)).join(', ')
  return (
    <>
      <section className={`card ${classes.section}`} aria-label={t('simulator.total')}>
        <Title order={2}>{formatMoney(price.total)}</Title>
        {saved_total === price.total ? null : (
          <Text fw={600}>
            {t('simulator.saved', { total: formatMoney(saved_total) })}.{' '}
            {differenceText(price.total - saved_total)}
          </Text>
        )}
        <Alert my="sm" color={refusals.length > 0 ? 'hay' : 'pine'} variant="light">
          {refusals.length > 0 ? `${t('simulator.refused')}: ${why}.` : t('simulator.fine')}{' '}
          {conditionsText(result)}
        </Alert>
        <PriceLines price={price} />
      </section>
      {result.plans.length > 1 ? (
        <section className={`card ${classes.section}`} aria-label={t('simulator.plans')}>
          <Title order={2}>{t('simulator.plans')}</Title>
          <PlansTable plans={result.plans} shown={chosenPlan ?? result.rate_plan} onChoose={onChoosePlan} />
        </section>
      ) : null}
      {result.rules.length > 0 ? (
        <section className={`card ${classes.section}`} aria-label={t('simulator.rules')}>
          <Title order={2}>{t('simulator.rules')}</Title>
          <OutcomesTable head={t('simulator.priceRule')} outcomes={result.rules.map(ruleOutcome)} />
        </section>
      ) : null}
      {result.coupons.length > 0 ? (
        <section className={`card ${classes.section}`} aria-label={t('simulator.coupons')}>
          <Title order={2}>{t('simulator.coupons')}</Title>
          <Text c="dimmed" size="sm">
            {t('simulator.couponsHint')}
          </Text>
          <OutcomesTable head={t('simulator.coupon')} outcomes={result.coupons.map(couponOutcome)} />
        </section>
      ) : null}
      <section className={`card ${classes.section}`} aria-label={t('simulator.nights')}>
        <Title order={2}>{t('simulator.nights')}</Title>
        <NightsTable nights={result.nights} />
      </section>
      {result.extras.length > 0 ? (
        <section className={`card ${classes.section}`} aria-label={t('simulator.extras')}>
          <Title order={2}>{t('simulator.extras')}</Title>
          <ExtrasTable extras={result.extras} />
        </section>
      ) : null}
    </>
  )
}

/** A rule of the simulator with its amount, or why it does not apply and what it asks for instead. */
function ruleOutcome({ id, title, amount, reason, wanted, lost }: ExplainedRule): Outcome {
  if (reason === null) return { id, title, amount, reason }
  const { t } = i18n
  const values = {
    range: wanted ? rangeText(wanted, reason === 'nights' ? 'night' : 'day') : '',
    amount: formatMoney(lost ?? 0),
  }
  return { id, title, amount, reason: t(`simulator.ruleReasons.${reason}`, values) }
}

/** At least so many, at most so many, from the one to the other, or exactly one number. */
function rangeText({ from, to }: NonNullable<ExplainedRule['wanted']>, noun: 'night' | 'day'): string {
  const { t } = i18n
  if (from === to && from !== null) return countOf(from, noun)
  if (to === null) return t('simulator.atLeast', { number: countOf(from ?? 0, noun) })
  return from === null
    ? t('simulator.atMost', { number: countOf(to, noun) })
    : `${from} – ${countOf(to, noun)}`
}

/** Code and name; of a coupon that only returning guests have, that, too. */
function couponOutcome({ id, code, title, for_returning, amount, reason }: ExplainedCoupon): Outcome {
  const names = [code, ...(title ? [title] : []), ...(for_returning ? [i18n.t('simulator.returning')] : [])]
  return {
    id,
    title: names.join(' · '),
    amount,
    reason: reason && i18n.t(`simulator.couponReasons.${reason}`),
  }
}

/** Restrictions for an arrival on that day. */
function conditionsText({
  min_nights,
  max_nights,
  arrival_weekdays,
  departure_weekdays,
}: PriceSimulation): string {
  const { t } = i18n
  const daysIn = (weekdays: readonly number[]) => weekdays.map((weekday) => weekdayShort(weekday)).join(', ')
  const parts = [
    t('simulator.minNights', { nights: nights(min_nights) }),
    max_nights === null ? '' : t('simulator.maxNights', { nights: nights(max_nights) }),
    arrival_weekdays.length > 0 ? t('simulator.arrivalOn', { days: daysIn(arrival_weekdays) }) : '',
    departure_weekdays.length > 0 ? t('simulator.departureOn', { days: daysIn(departure_weekdays) }) : '',
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
