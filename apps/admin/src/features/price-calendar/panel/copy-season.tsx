import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import type { PriceChangeInput } from '@dvor/contract/pricing/price-changes.ts'
import { Button, MultiSelect, NativeSelect, NumberInput, Select, Stack, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '../../../core/forms/form-drawer.tsx'
import { isSame } from '../../../core/forms/versions/edited-parts.ts'
import { useList } from '../../../core/records/use-list.ts'
import { useUnsaved } from '../../../core/unsaved/unsaved.ts'
import { spanText } from '../model/change-text.ts'
import { ChangeReview } from './change-review.tsx'

interface Props {
  units: readonly { id: string; title: string }[]
  version: string | null
}

/** Copies a season to other units or to a later year. */
export function CopySeason(props: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconCopy size={17} />} onClick={() => setOpen(true)}>
        {t('priceCalendar.copy.title')}
      </Button>
      <FormDrawer opened={isOpen} onClose={() => setOpen(false)} title={t('priceCalendar.copy.title')}>
        {isOpen ? <CopyForm {...props} onKept={() => setOpen(false)} /> : null}
      </FormDrawer>
    </>
  )
}

type Copy = Extract<PriceChangeInput, { kind: 'copy_season' }>

interface Filled {
  season: string | null
  units: string[]
  years: string
  percent: number | string
}

const nothing: Filled = { season: null, units: [], years: '0', percent: '' }

/** The copy as it is filled in; null while it is unfinished. */
function requestOf({ season, units, years, percent }: Filled): Copy | null {
  if (!season || units.length === 0) return null
  const price =
    typeof percent === 'number' && percent !== 0
      ? { kind: 'percent' as const, value: Math.round(percent * 100), whole_euros: true }
      : null
  return { kind: 'copy_season', season, units, years: Number(years), price }
}

function CopyForm({ units, version, onKept }: Props & { onKept: () => void }) {
  const [filled, setFilled] = useState(nothing)
  const [isAsked, setAsked] = useState(false)
  useUnsaved(!isSame(filled, nothing))
  const request = requestOf(filled)
  const titleOf = (id: string) => units.find((unit) => unit.id === id)?.title
  return isAsked && request ? (
    <ChangeReview
      request={{ ...request, version }}
      titleOf={titleOf}
      onBack={() => setAsked(false)}
      onKept={onKept}
    />
  ) : (
    <CopyFields
      units={units}
      filled={filled}
      onChange={(part) => setFilled((was) => ({ ...was, ...part }))}
      onShow={request ? () => setAsked(true) : null}
    />
  )
}

interface FieldsProps extends Pick<Props, 'units'> {
  filled: Filled
  onChange: (part: Partial<Filled>) => void
  /** Null while the form is unfinished. */
  onShow: (() => void) | null
}

function CopyFields({ units, filled, onChange, onShow }: FieldsProps) {
  const { t } = useTranslation()
  const { data: seasons } = useList(prices, { _sort: 'valid_from:DESC', _limit: -1 })
  const titles = new Map(units.map(({ id, title }) => [id, title]))
  if (seasons?.length === 0) return <Text c="dimmed">{t('priceCalendar.copy.none')}</Text>
  return (
    <Stack>
      <Select
        searchable
        label={t('priceCalendar.copy.season')}
        data={(seasons ?? []).map(({ id, title, accommodation_unit, valid_from, valid_to }) => ({
          value: id,
          label: `${title}, ${spanText(valid_from, valid_to)} – ${titles.get(accommodation_unit) ?? ''}`,
        }))}
        value={filled.season}
        onChange={(season) => onChange({ season })}
      />
      <MultiSelect
        clearable
        searchable
        label={t('priceCalendar.copy.units')}
        data={units.map(({ id, title }) => ({ value: id, label: title }))}
        value={filled.units}
        onChange={(unitIds) => onChange({ units: unitIds })}
      />
      <NativeSelect
        label={t('priceCalendar.copy.years')}
        data={(['same', 'next', 'second'] as const).map((year, index) => ({
          value: String(index),
          label: t(`priceCalendar.copy.year.${year}`),
        }))}
        value={filled.years}
        onChange={(event) => onChange({ years: event.currentTarget.value })}
      />
      <NumberInput
        label={t('priceCalendar.copy.price')}
        description={t('priceCalendar.copy.priceHint')}
        suffix=" %"
        decimalScale={2}
        decimalSeparator=","
        value={filled.percent}
        onChange={(percent) => onChange({ percent })}
      />
      <Button disabled={onShow === null} onClick={() => onShow?.()}>
        {t('priceCalendar.panel.show')}
      </Button>
    </Stack>
  )
}
