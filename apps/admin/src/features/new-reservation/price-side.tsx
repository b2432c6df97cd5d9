import { Button, Text, Alert, Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PriceLines } from '../reservations/price-lines.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import classes from '../reservations/reservation.module.css'
import { Section } from '../../core/page/section.tsx'
import { HeldNote } from './held-note.tsx'
import { PlanChoice } from './plan-choice.tsx'
import type { Booking } from './use-booking.ts'

/** The rate plans, the price of the draft, and the button to book, unless that stands elsewhere. */
export function PriceSide({ booking, hasButton = true }: { booking: Booking; hasButton?: boolean }) {
  const { quote, problem, isBusy, holds } = booking
  const { t } = useTranslation()
  return (
    <div className={classes.side}>
      <Section title={t('reservations.form.price')}>
        <PlanChoice booking={booking} />
        <output aria-busy={!quote.isCurrent}>
          {quote.price ? (
            <PriceLines price={quote.price} isOnSite={booking.draft.payment_method === 'on_site'} />
          ) : quote.problem ? null : (
            <Text c="dimmed">{t('reservations.form.pickFirst')}</Text>
          )}
        </output>
        <ReturningField booking={booking} />
        <CouponLimitNote booking={booking} />
        <ProblemNote
          problem={quote.problem ?? booking.errors['stays'] ?? (holds.length > 0 ? null : problem)}
        />
        <HeldNote holds={holds} isBusy={isBusy} onBook={() => void booking.book({ releaseHolds: true })} />
        {hasButton ? (
          <Button type="submit" fullWidth mt="md" loading={isBusy}>
            {t('reservations.form.book')}
          </Button>
        ) : null}
      </Section>
    </div>
  )
}

/** Says that the discount for returning guests is in the price, and lets the owner leave it out. */
function ReturningField({ booking: { draft, change, quote } }: { booking: Booking }) {
  const { t } = useTranslation()
  const isApplied = quote.price?.lines.some(({ kind, rule }) => kind === 'discount' && rule === null)
  if (!isApplied && draft.returning_discount) return null
  return (
    <Checkbox
      mt="sm"
      label={t('reservations.form.returning')}
      description={t('reservations.form.returningHint')}
      checked={draft.returning_discount}
      onChange={(event) => change({ returning_discount: event.currentTarget.checked })}
    />
  )
}

/** Says that the guest has used the coupon as often as its limit allows; the owner may book all the same. */
function CouponLimitNote({ booking: { quote } }: { booking: Booking }) {
  const { t } = useTranslation()
  const passed = quote.price?.coupon_limit
  if (!passed) return null
  return (
    <Alert color="hay" mt="sm">
      {t('reservations.form.couponLimit', passed)}
    </Alert>
  )
}
