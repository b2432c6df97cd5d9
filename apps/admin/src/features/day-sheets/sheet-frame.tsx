import '@mantine/dates/styles.css'
import type { SheetQuery } from '@dvor/contract/insight/day-sheets.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { Button } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { QuickChoices } from '../../core/page/quick-choices.tsx'
import { useToday } from '../../core/property/use-today.ts'
import { listLink, quickFilters } from '../reservations/quick-filters.ts'
import classes from './sheets.module.css'
import { rangeNames, rangesFrom } from './use-sheet-range.ts'

const sheets = ['kitchen', 'housekeeping', 'resource-plan'] as const
type Sheet = (typeof sheets)[number]

interface Props {
  sheet: Sheet
  range: SheetQuery
  onRange: (part: Partial<SheetQuery>) => void
  /** Whether the sheet below is still that of the former days, which is not to be printed. */
  isOld: boolean
  /** Further choices of the sheet. */
  tools?: ReactNode
  children: ReactNode
}

/** Frame of a sheet: title, choice of days, print, and links to the other lists of the day. */
export function SheetFrame({ sheet, range, onRange, isOld, tools, children }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const others = sheets.filter((one) => one !== sheet)
  return (
    <div className={classes.sheet} data-sheet={sheet}>
      <PageHead title={t(`sheets.${sheet}`)}>
        <Button
          component={ScreenLink}
          className={classes.other}
          to={listLink(quickFilters(today).arriving)}
          variant="default"
        >
          {t('sheets.arrivals')}
        </Button>
        {others.map((other) => (
          <Button
            key={other}
            component={ScreenLink}
            className={classes.other}
            to={`/${other}?${new URLSearchParams({ ...range })}`}
            variant="default"
          >
            {t(`sheets.${other}`)}
          </Button>
        ))}
        <Button disabled={isOld} leftSection={<IconPrinter size={17} />} onClick={() => window.print()}>
          {t('sheets.print')}
        </Button>
      </PageHead>
      <RangeFields range={range} onRange={onRange}>
        {tools}
      </RangeFields>
      {children}
    </div>
  )
}

function RangeFields({ range, onRange, children }: Pick<Props, 'range' | 'onRange' | 'children'>) {
  const { t } = useTranslation()
  const ready = rangesFrom(useToday())
  const input = (key: keyof SheetQuery) => ({
    label: t(`sheets.${key}`),
    valueFormat: 'D. M. YYYY',
    dateParser: parseDay,
    value: range[key],
    w: 150,
    className: classes.date,
    onChange: (value: string | null) => {
      if (value) onRange({ [key]: value })
    },
  })
  return (
    <div className={classes.tools}>
      <DateInput {...input('from')} />
      <DateInput {...input('to')} />
      <QuickChoices
        label={t('sheets.range')}
        choices={rangeNames.map((name) => ({
          name,
          label: t(`sheets.${name}`),
          isChosen: ready[name].from === range.from && ready[name].to === range.to,
        }))}
        onChoose={(name) => onRange(ready[name])}
      />
      {children}
    </div>
  )
}
