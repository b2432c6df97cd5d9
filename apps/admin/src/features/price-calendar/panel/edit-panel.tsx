import type { PriceCalendar } from '@dvor/contract/pricing/price-calendar.ts'
import type { PriceChangeInput } from '@dvor/contract/pricing/price-changes.ts'
import { addDays, daysBetween, eachDay, weekdayOf, type Day } from '@dvor/format/days.ts'
import { Button, Group, Menu, Text, Title } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSame } from '../../../core/forms/versions/edited-parts.ts'
import { useUnsaved } from '../../../core/unsaved/unsaved.ts'
import { emptyDraft, valuesOf, type Draft } from '../model/draft.ts'
import { spanText, unitsText } from '../model/change-text.ts'
import type { Area } from '../model/selection.ts'
import { ChangeReview } from './change-review.tsx'
import { DraftFields } from './draft-fields.tsx'
import classes from './panel.module.css'
import type { ExampleNight } from './persons-note.tsx'

interface Props {
  area: Area
  calendar: PriceCalendar
  /** Names units and rate plans by id. */
  titleOf: (id: string) => string | undefined
  /** Closes the dialog that has the title and the frame already; absent outside of a dialog. */
  onClose?: () => void
}

/** Changes of the selected days: what to change, then its effect, then to keep it. */
export function EditPanel({ area, calendar, titleOf, onClose }: Props) {
  const { t } = useTranslation()
  const isInDialog = onClose !== undefined
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [asked, setAsked] = useState<Asked | null>(null)
  useUnsaved(!isSame(draft, emptyDraft))
  const { units, version, rate_plan } = calendar
  const areaUnits = units.slice(area.first, area.last + 1)
  const span = { units: areaUnits.map(({ id }) => id), from: area.from, to: area.to, rate_plan }
  const values = valuesOf(draft)
  const weekdays = draft.weekdays.map(Number).toSorted()
  return (
    <section
      className={isInDialog ? undefined : `card ${classes.panel}`}
      aria-label={isInDialog ? undefined : t('priceCalendar.panel.title')}
    >
      {isInDialog ? null : <Title order={2}>{t('priceCalendar.panel.title')}</Title>}
      <Text c="dimmed">
        {t('priceCalendar.area', {
          days: spanText(area.from, area.to),
          units: unitsText(span.units, titleOf),
        })}
        {rate_plan ? ` · ${titleOf(rate_plan) ?? ''}` : null}
      </Text>
      {asked ? (
        <ChangeReview
          request={{ ...asked, ...span, version }}
          titleOf={titleOf}
          onBack={() => setAsked(null)}
          onKept={() => {
            setAsked(null)
            setDraft(emptyDraft)
            onClose?.()
          }}
        />
      ) : (
        <>
          <DraftFields
            draft={draft}
            isPlan={rate_plan !== null}
            example={exampleOf(areaUnits, area, calendar.from, weekdays)}
            onChange={(part) => setDraft((was) => ({ ...was, ...part }))}
          />
          <Group>
            <Button
              disabled={values === null}
              onClick={() => values && setAsked({ kind: 'set', weekdays, values })}
            >
              {t('priceCalendar.panel.show')}
            </Button>
            <MoreMenu weekdays={weekdays} onAsk={setAsked} />
          </Group>
        </>
      )}
    </section>
  )
}

/** The first selected night of a unit with prices by the number of persons. */
function exampleOf(
  units: PriceCalendar['units'],
  { from, to }: Area,
  start: Day,
  weekdays: readonly number[],
): ExampleNight | undefined {
  const unit = units.find(({ price_basis }) => price_basis === 'occupancy')
  const days = eachDay(from, addDays(to, 1))
  const day = days.find((one) => weekdays.length === 0 || weekdays.includes(weekdayOf(one)))
  return unit && day ? { unit, day, column: daysBetween(start, day) } : undefined
}

type OfDays = Exclude<PriceChangeInput, { kind: 'copy_season' }>
/** A change without its units and days. */
type Asked = OfDays extends infer One ? (One extends OfDays ? Omit<One, keyof Span> : never) : never
type Span = Pick<OfDays, 'units' | 'from' | 'to' | 'rate_plan' | 'version'>

/** Changes that need no values: clearing, and copies to the next year. */
function MoreMenu({ weekdays, onAsk }: { weekdays: number[]; onAsk: (change: Asked) => void }) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={15} />}>
          {t('priceCalendar.panel.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onAsk({ kind: 'clear', weekdays })}>
          {t('priceCalendar.panel.clear')}
        </Menu.Item>
        <Menu.Item onClick={() => onAsk({ kind: 'copy_days', by: 'date' })}>
          {t('priceCalendar.panel.copyDate')}
        </Menu.Item>
        <Menu.Item onClick={() => onAsk({ kind: 'copy_days', by: 'weekday' })}>
          {t('priceCalendar.panel.copyWeekday')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
