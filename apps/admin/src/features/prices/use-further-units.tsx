import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryClient } from '@tanstack/react-query'
import { showFailure } from '../../core/client/toasts.ts'
import { bodyOf, startValues } from '../../core/forms/form-values.ts'
import { Section } from '../../core/page/section.tsx'
import { collectionKey } from '../../core/records/query-keys.ts'
import { createRecord, type AnyRecord } from '../../core/records/records.ts'
import { useUnits } from '../stays/use-free-units.ts'

/** The body of a season with the same values for another unit. */
const seasonFor = (unitId: string, season: AnyRecord) =>
  bodyOf(prices, { ...startValues(prices, season), accommodation_unit: unitId }, {}, true)

/**
 * Choice of further units of a new season, and what gives each of them the season once the first is saved. A unit whose
 * season could not be created is named, the others keep theirs.
 * @param unitId the unit of the form, where the form does not ask for it
 */
export function useFurtherUnits(unitId?: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [chosen, setChosen] = useState<string[]>([])
  const units = useUnits()
  const titleOf = (id: string) => units.find((unit) => unit.id === id)?.title ?? ''

  async function createFor(season: AnyRecord) {
    const first = startValues(prices, season)['accommodation_unit']
    for (const id of chosen.filter((one) => one !== first)) {
      const result = await createRecord(prices, seasonFor(id, season))
      if (!result.ok) showFailure(t('seasons.notFor', { unit: titleOf(id) }), result.error)
    }
    setChosen([])
    await cache.invalidateQueries({ queryKey: collectionKey(prices) })
  }

  const input = (
    <Section title={t('seasons.furtherUnits')}>
      <MultiSelect
        aria-label={t('seasons.furtherUnits')}
        description={t('seasons.furtherUnitsHint')}
        clearable
        searchable
        data={units.filter(({ id }) => id !== unitId).map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen}
        onChange={setChosen}
      />
    </Section>
  )
  return { input, createFor }
}
