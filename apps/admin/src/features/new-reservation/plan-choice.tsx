import { planSentences } from '@dvor/booking/messages/plan-text.ts'
import type { PlanOffer } from '@dvor/contract/pricing/plan-offers.ts'
import type { QuoteInput } from '@dvor/contract/pricing/quotes.ts'
import { defaultLanguage } from '@dvor/format/language.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Radio, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useToday } from '../../core/property/use-today.ts'
import { quoteOf, type BookingDraft } from './booking-draft.ts'
import type { Booking } from './use-booking.ts'

const typingPause = 250

/** The plans of all units of the draft, whichever of them is chosen; none while the draft is unfinished, and for a package. */
function usePlanOffers(draft: BookingDraft): PlanOffer[] {
  const hasChoice = !draft.without_stay && draft.package === null
  const requestText = JSON.stringify(hasChoice ? quoteOf({ ...draft, rate_plan: null }) : null)
  const [request] = useDebouncedValue(requestText, typingPause)
  const { data } = useQuery({
    queryKey: ['reservations', 'plans', request],
    enabled: request !== 'null',
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await client.booking.attempt.planOffers(JSON.parse(request) as QuoteInput, { signal })),
  })
  return requestText === 'null' ? [] : (data ?? [])
}

/**
 * The rate plans with their totals and what differs in words, as guests see them; nothing where there is no choice. The
 * owner may also choose a plan that guests could not book for these days.
 */
export function PlanChoice({ booking: { draft, change } }: { booking: Booking }) {
  const { t } = useTranslation()
  const today = useToday()
  const offers = usePlanOffers(draft)
  const [first] = offers
  if (!first || offers.length < 2) return null
  const usual = offers.find(({ price }) => price !== null) ?? first
  const arrival = draft.stays.flatMap((stay) => stay.arrival ?? []).toSorted()[0] ?? today
  const wordsOf = (offer: PlanOffer) =>
    offer.price
      ? planSentences(offer, { first: usual, arrival, today }, defaultLanguage()).join(' · ')
      : t('reservations.form.waivedHint', {
          why: offer.refusals.map(({ code }) => t(`reservations.form.why.${code}`)).join(', '),
        })
  return (
    <Radio.Group
      label={t('reservations.form.plan')}
      value={draft.rate_plan ?? usual.id}
      onChange={(rate_plan) => change({ rate_plan })}
      mb="md"
    >
      <Stack gap="xs" mt="xs">
        {offers.map((offer) => (
          <Radio
            key={offer.id}
            value={offer.id}
            label={[offer.title, offer.price && formatMoney(offer.price.total)].filter(Boolean).join(' – ')}
            description={wordsOf(offer)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
