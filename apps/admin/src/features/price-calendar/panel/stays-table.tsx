import type { TypicalStay } from '@dvor/contract/pricing/price-changes.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { partyText } from '@dvor/format/plurals.ts'
import { Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../../core/texts/i18n.ts'
import classes from './panel.module.css'

interface Props {
  stays: readonly TypicalStay[]
  titleOf: (unit: string) => string | undefined
}

/** Typical stays with their price before and after a change. */
export function StaysTable({ stays, titleOf }: Props) {
  const { t } = useTranslation()
  const past = stays.filter(({ origin }) => origin === 'past_stay').length
  const refused = stays.filter(isNewlyRefused).length
  const origin = past === stays.length ? 'past' : past === 0 ? 'made' : 'mixed'
  return (
    <>
      <Text mb="xs">
        {t('priceCalendar.review.effect', effectOf(stays))}
        {refused > 0 ? ` ${t('priceCalendar.review.refusedOf', { count: refused })}` : null}
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {t(`priceCalendar.review.${origin}`)}
      </Text>
      <Table verticalSpacing={4} horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('priceCalendar.review.stay')}</Table.Th>
            <Table.Th className={classes.number}>{t('priceCalendar.review.before')}</Table.Th>
            <Table.Th className={classes.number}>{t('priceCalendar.review.after')}</Table.Th>
            <Table.Th className={classes.number}>{t('priceCalendar.review.difference')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {stays.map((stay) => (
            <Table.Tr key={`${stay.accommodation_unit} ${stay.arrival} ${stay.departure} ${stay.adults}`}>
              <Table.Td>
                {formatDayRange(stay.arrival, stay.departure)}
                <small>
                  {titleOf(stay.accommodation_unit)}, {partyText(stay.adults, stay.children_ages.length)}
                </small>
                <Restrictions stay={stay} />
              </Table.Td>
              <Table.Td className={classes.number}>{formatMoney(stay.before)}</Table.Td>
              <Table.Td className={classes.number}>{formatMoney(stay.after)}</Table.Td>
              <Table.Td className={classes.number}>{signed(stay.after - stay.before)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}

/** How many of the stays cost more, less and the same after the change. */
function effectOf(stays: readonly TypicalStay[]) {
  const dearer = stays.filter(({ before, after }) => after > before).length
  const cheaper = stays.filter(({ before, after }) => after < before).length
  return { stays: stays.length, dearer, cheaper, same: stays.length - dearer - cheaper }
}

const isNewlyRefused = ({ restrictions_before, restrictions_after }: TypicalStay): boolean =>
  restrictions_before.length === 0 && restrictions_after.length > 0

const signed = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents))

const codesOf = (restrictions: TypicalStay['restrictions_after']): string =>
  restrictions.map(({ code }) => i18n.t(`reservations.form.why.${code}`)).join(', ')

/** Says where the change decides whether a guest may book the stay. */
function Restrictions({ stay }: { stay: TypicalStay }) {
  const { t } = useTranslation()
  const [before, after] = [codesOf(stay.restrictions_before), codesOf(stay.restrictions_after)]
  if (before === after) return null
  return (
    <small>
      {after ? t('priceCalendar.review.refused', { why: after }) : t('priceCalendar.review.allowed')}
    </small>
  )
}
