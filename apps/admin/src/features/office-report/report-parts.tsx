import type { GuestSums, OfficeReport } from '@dvor/contract/insight/office-report.ts'
import { countryName } from '@dvor/format/countries.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { formatNumber, formatPercent } from '@dvor/format/numbers.ts'
import { useTranslation } from 'react-i18next'
import { FigureTable } from '../monthly-statement/figure-table.tsx'

interface PartProps {
  report: OfficeReport
}

const cellsOf = ({ guests, nights }: GuestSums) => [formatNumber(guests), formatNumber(nights)]

/** Guests and nights of residents and others. */
export function GuestPart({ report: { residents, non_residents, unknown } }: PartProps) {
  const { t } = useTranslation()
  const all = [residents, non_residents, unknown]
  const total = {
    guests: all.reduce((sum, { guests }) => sum + guests, 0),
    nights: all.reduce((sum, { nights }) => sum + nights, 0),
  }
  return (
    <FigureTable
      title={t('office.guestsTitle')}
      head={[t('office.from'), t('office.guests'), t('office.nights')]}
      rows={[
        { key: 'residents', name: t('office.residents'), cells: cellsOf(residents) },
        { key: 'non_residents', name: t('office.nonResidents'), cells: cellsOf(non_residents) },
        { key: 'unknown', name: t('office.unknown'), cells: cellsOf(unknown) },
        { key: 'total', name: t('office.total'), cells: cellsOf(total), isTotal: true },
      ]}
    />
  )
}

/** Guests and nights by country; nothing where nobody came. */
export function CountryPart({ report: { countries } }: PartProps) {
  const { t } = useTranslation()
  return (
    <FigureTable
      title={t('office.countries')}
      head={[t('office.country'), t('office.guests'), t('office.nights')]}
      rows={countries.map(({ country, ...sums }) => ({
        key: country,
        name: countryName(country),
        cells: cellsOf(sums),
      }))}
    />
  )
}

/** Rooms, beds, room nights and the price of accommodation. */
export function HousePart({ report }: PartProps) {
  const { t } = useTranslation()
  const { rooms, beds, room_nights, room_revenue, average_price } = report
  const { available, sold, portal, occupancy } = room_nights
  const row = (key: string, name: string, value: string) => ({ key, name, cells: [value] })
  return (
    <FigureTable
      title={t('office.house')}
      head={[t('office.figure'), t('office.value')]}
      rows={[
        row('rooms', t('office.rooms'), formatNumber(rooms)),
        row('permanent', t('office.permanentBeds'), formatNumber(beds.permanent)),
        row('extra', t('office.extraBeds'), formatNumber(beds.extra)),
        row('available', t('office.available'), formatNumber(available)),
        row('sold', t('office.sold'), formatNumber(sold)),
        row('portal', t('office.portal'), formatNumber(portal)),
        row('occupancy', t('office.occupancy'), occupancy === null ? t('none') : formatPercent(occupancy)),
        row('revenue', t('office.revenue'), formatMoney(room_revenue)),
        row('price', t('office.price'), average_price === null ? t('none') : formatMoney(average_price)),
      ]}
    />
  )
}
