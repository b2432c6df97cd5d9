import { meals, type KitchenDay, type KitchenRow } from '@dvor/contract/insight/day-sheets.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { Anchor, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import { GuestLink, GuestNotes, partyWithAges } from './guests.tsx'
import { SheetFrame } from './sheet-frame.tsx'
import classes from './sheets.module.css'
import { useSheetRange } from './use-sheet-range.ts'

/** The kitchen's list: meals by days, for whom, with ages and notes. */
export function KitchenPage() {
  const { t } = useTranslation()
  const [range, setRange] = useSheetRange()
  const query = useQuery({
    queryKey: ['kitchen-sheet', range],
    queryFn: async () => unwrap(await client.insight.attempt.kitchen(range)),
    placeholderData: keepPreviousData,
  })
  return (
    <SheetFrame sheet="kitchen" range={range} onRange={setRange} isOld={query.isPlaceholderData}>
      <QueryContent query={query} failed={t('sheets.failed')} height={260}>
        {({ days }) => days.map((one) => <Day key={one.day} {...one} />)}
      </QueryContent>
      <Text size="sm" c="dimmed" className={classes.hint}>
        {t('sheets.mealsHint')}{' '}
        <Anchor component={ScreenLink} to="/common-services" underline="always">
          {t('sheets.toServices')}
        </Anchor>
      </Text>
    </SheetFrame>
  )
}

function Day({ day, total, rows, ready }: KitchenDay) {
  const { t } = useTranslation()
  return (
    <section className={`card ${classes.day}`} aria-label={formatDayLong(day)}>
      <h2>{formatDayLong(day)}</h2>
      {rows.length === 0 ? (
        <Text c="dimmed">{t('sheets.noMeals')}</Text>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('sheets.guest')}</th>
              <th scope="col">{t('sheets.party')}</th>
              {meals.map((meal) => (
                <th key={meal} scope="col" className={classes.count}>
                  {t(`sheets.${meal}`)}
                </th>
              ))}
              <th scope="col">{t('sheets.notes')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.reservation} row={row} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('sheets.total')}
              </th>
              {meals.map((meal) => (
                <td key={meal} className={classes.count} data-label={t(`sheets.${meal}`)}>
                  {total[meal]}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
      {ready.length > 0 ? <Ready ready={ready} /> : null}
    </section>
  )
}

/** What guests who leave have ordered. */
function Ready({ ready }: Pick<KitchenDay, 'ready'>) {
  const { t } = useTranslation()
  return (
    <>
      <h3>{t('sheets.readyAtDeparture')}</h3>
      <ul>
        {ready.map((one) => (
          <li key={one.reservation}>
            <GuestLink guests={one} /> ({one.unit_codes.join(', ')}):{' '}
            {one.products.map(({ title, quantity }) => `${title} ${quantity}×`).join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}

function Row({ row }: { row: KitchenRow }) {
  const { t } = useTranslation()
  const agreed = row.by_agreement.map(({ title, quantity }) => `${title} ${quantity}×`).join(', ')
  return (
    <tr>
      <td>
        <GuestLink guests={row} />
        <div>{row.unit_codes.join(', ')}</div>
      </td>
      <td>{partyWithAges(row)}</td>
      {meals.map((meal) => (
        <td
          key={meal}
          className={classes.count}
          data-label={t(`sheets.${meal}`)}
          data-none={row.portions[meal] === 0 || undefined}
        >
          {row.portions[meal] || '–'}
        </td>
      ))}
      <td>
        <GuestNotes guests={row} />
        {agreed ? <div>{t('sheets.byAgreement', { what: agreed })}</div> : null}
      </td>
    </tr>
  )
}
