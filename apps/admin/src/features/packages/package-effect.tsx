import { stayPackages } from '@dvor/contract/collections/content/packages.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { nights } from '@dvor/format/plurals.ts'
import { Alert, List } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { asList } from '../../core/fields/kinds/choices.tsx'
import { useRecord } from '../../core/records/use-record.ts'
import { usePackageEffect, type PackageEffect as Effect } from './use-package-effect.ts'

/** Days that are written out; of more the first ones. */
const writtenOut = 5

/** Describes the offer of a saved package: its price beside the ordinary one, its days and places. */
export function PackageEffect({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data: record } = useRecord(stayPackages, id)
  const isSold = record?.active ?? false
  const { data } = usePackageEffect(id, asList(record?.included_common_services), isSold)
  if (record && !isSold) return <Alert color="gray">{t('packages.effect.inactive')}</Alert>
  return data ? <Sentences effect={data} /> : null
}

function Sentences({ effect }: { effect: Effect }) {
  const { t } = useTranslation()
  const sentences = useSentences(effect)
  return (
    <Alert
      mt="lg"
      color={effect.options.days.length > 0 ? 'pine' : 'hay'}
      icon={<IconEye size={20} />}
      title={t('packages.effect.title')}
    >
      <List size="sm" spacing="xs">
        {sentences.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

function useSentences({ options, ordinary }: Effect): string[] {
  const { t } = useTranslation()
  const { price, nights: count, days, places_left } = options
  const named = days
    .slice(0, writtenOut)
    .map(({ arrival }) => formatDay(arrival))
    .join(', ')
  const many = days.length > writtenOut
  const choice = many
    ? t('packages.effect.moreDays', { count: days.length, days: named })
    : t('packages.effect.days', { days: named })
  return [
    t('packages.effect.price', { price: formatMoney(price), nights: nights(count) }),
    ...(ordinary ? [comparison(t, price, ordinary)] : []),
    days.length > 0 ? choice : t('packages.effect.noDays'),
    ...(places_left === null ? [] : [t('packages.effect.places', { count: places_left })]),
  ]
}

function comparison(t: TFunction, price: number, { day, amount }: NonNullable<Effect['ordinary']>): string {
  const words = {
    day: formatDay(day),
    ordinary: formatMoney(amount),
    difference: formatMoney(Math.abs(amount - price)),
  }
  if (amount === price) return t('packages.effect.same', words)
  return amount > price ? t('packages.effect.saves', words) : t('packages.effect.dearer', words)
}
