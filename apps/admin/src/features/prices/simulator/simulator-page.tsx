import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import type { PriceSimulationInput } from '@dvor/contract/pricing/price-simulations.ts'
import { addDays } from '@dvor/format/days.ts'
import { Stack, Switch, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { client } from '../../../core/client/api.ts'
import { unwrap } from '../../../core/client/query-client.ts'
import { useToday } from '../../../core/property/use-today.ts'
import { StayFields } from '../../stays/stay-fields.tsx'
import { requestOf, type StayDraft } from '../../stays/stay-draft.ts'
import { ErrorNote } from '../../../core/page/notes.tsx'
import { PageHead } from '../../../core/page/page-head.tsx'
import { useRecord } from '../../../core/records/use-record.ts'
import { emptySeason, seasonDraftOf, withIds, seasonOf, type SeasonDraft } from '../season-draft.ts'
import { SeasonFields } from '../season-fields.tsx'
import { SimulationResult } from './simulation-result.tsx'
import classes from '../simulator.module.css'

/** The price simulator; the address presets `?unit=` and `?season=`. */
export function SimulatorPage() {
  const [params] = useSearchParams()
  const season = params.get('season')
  const rest = { unit: params.get('unit'), tries: params.has('draft') }
  return season ? <SeasonSimulator id={season} {...rest} /> : <Simulator saved={null} {...rest} />
}

/** Waits for the season, which the draft starts from. */
function SeasonSimulator({ id, ...rest }: Omit<SimulatorProps, 'saved'> & { id: string }) {
  const { t } = useTranslation()
  const { data: season, error, refetch } = useRecord(prices, id)
  if (season) return <Simulator saved={seasonDraftOf(withIds(season))} {...rest} />
  return (
    <>
      <PageHead title={t('simulator.title')} />
      {error ? <ErrorNote error={error} title={t('form.failed')} onRetry={() => void refetch()} /> : null}
    </>
  )
}

interface SimulatorProps {
  unit: string | null
  /** The season that is simulated with other values. */
  saved: SeasonDraft | null
  tries: boolean
}

function Simulator({ unit, saved, tries }: SimulatorProps) {
  const { t } = useTranslation()
  const today = useToday()
  const start = saved?.valid_from && saved.valid_from > today ? saved.valid_from : addDays(today, 7)
  const [stay, setStay] = useState<StayDraft>({
    key: 'stay',
    accommodation_unit: unit,
    arrival: start,
    departure: addDays(start, 3),
    adults: 2,
    children: '',
  })
  const [isTrying, setTrying] = useState(saved !== null || tries)
  const [season, setSeason] = useState<SeasonDraft>(saved ?? emptySeason)
  const request = requestOf(stay)
  const draft = isTrying ? seasonOf(season) : null
  const isWhole = request !== null && (!isTrying || draft !== null)
  return (
    <>
      <PageHead title={t('simulator.title')} />
      <Text c="dimmed" mb="md">
        {t('simulator.lead')}
      </Text>
      <div className={classes.page}>
        <section className={`card ${classes.section}`} aria-label={t('simulator.stay')}>
          <Title order={2}>{t('simulator.stay')}</Title>
          <StayFields
            draft={stay}
            search={null}
            onChange={(part) => setStay((was) => ({ ...was, ...part }))}
          />
          <Stack mt="lg">
            <Switch
              label={t('simulator.useDraft')}
              checked={isTrying}
              onChange={(event) => setTrying(event.currentTarget.checked)}
            />
            {isTrying && saved ? (
              <Text size="sm">{t('simulator.draftOf', { title: saved.title })}</Text>
            ) : null}
            {isTrying ? (
              <SeasonFields
                unit={stay.accommodation_unit}
                draft={season}
                onChange={(part) => setSeason((was) => ({ ...was, ...part }))}
              />
            ) : null}
          </Stack>
        </section>
        <Results stay={request} draft={draft} isWhole={isWhole} />
      </div>
    </>
  )
}

interface ResultsProps {
  stay: ReturnType<typeof requestOf>
  draft: ReturnType<typeof seasonOf>
  /** Whether all that the simulation needs is filled in. */
  isWhole: boolean
}

/** The simulated price, or what is still missing. */
function Results({ stay, draft, isWhole }: ResultsProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<{ unit: string; plan: string } | null>(null)
  // Another unit may be sold under other plans.
  const rate_plan = chosen?.unit === stay?.accommodation_unit ? (chosen?.plan ?? null) : null
  const { data, error, refetch } = useSimulation(stay && isWhole ? { stay, draft, rate_plan } : null)
  const choose = (plan: string) => stay && setChosen({ unit: stay.accommodation_unit, plan })
  return (
    <div className={classes.results} aria-live="polite">
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {isWhole ? null : <Text c="dimmed">{t(stay ? 'simulator.draftWaiting' : 'simulator.waiting')}</Text>}
      {isWhole && data && !error ? (
        <SimulationResult result={data} chosenPlan={rate_plan} onChoosePlan={choose} />
      ) : null}
    </div>
  )
}

/** The simulated price; requested with every change, disabled while the stay is unfinished. */
function useSimulation(request: PriceSimulationInput | null) {
  return useQuery({
    queryKey: ['prices', 'simulation', request],
    enabled: request !== null,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      if (!request) throw new Error('not enabled')
      return unwrap(await client.prices.attempt.simulate(request, { signal }))
    },
  })
}
