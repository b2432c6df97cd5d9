import { localizedChoices } from '../../../core/texts/declared.ts'
import '@mantine/dates/styles.css'
import { closureKinds } from '@dvor/contract/collections/calendars/closures.ts'
import type { ChartClosure, ChartUnit } from '@dvor/contract/reservations/tape-chart.ts'
import { parseDay } from '@dvor/format/day-text.ts'
import { addDays, daysBetween } from '@dvor/format/days.ts'
import { nights } from '@dvor/format/plurals.ts'
import { Button, Group, Select, TextInput } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showSuccess } from '../../../core/client/toasts.ts'
import { isSame } from '../../../core/forms/versions/edited-parts.ts'
import { useUnsaved } from '../../../core/unsaved/unsaved.ts'
import { ProblemNote } from '../../../core/page/problem-note.tsx'
import classes from './dialogs.module.css'
import { useClosure, type ClosureDraft } from './use-closure.ts'

interface Props {
  start: ClosureDraft
  units: readonly ChartUnit[]
  /** The closure to edit; absent for a new one. */
  version?: Pick<ChartClosure, 'id' | 'updatedAt'>
  onDone: () => void
}

/** Form of a closure: nights of a unit, and the reason. */
export function ClosureForm({ start, units, version, onDone }: Props) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(start)
  const closure = useClosure(version)
  useUnsaved(!isSame(draft, start), closure.isBusy)
  const isInverted = draft.departure <= draft.arrival
  const end = async (done: Promise<boolean>, words: string) => {
    if (!(await done)) return
    showSuccess(words)
    onDone()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isInverted)
          void end(closure.save(draft), t(version ? 'chart.closure.changed' : 'chart.closure.saved'))
      }}
    >
      <ClosureFields
        draft={draft}
        units={units}
        onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
      />
      <ProblemNote problem={closure.problem} />
      <Group justify="space-between" mt="lg">
        {version ? (
          <Button
            variant="light"
            color="barn"
            disabled={closure.isBusy}
            onClick={() => void end(closure.remove(), t('chart.closure.removed'))}
          >
            {t('chart.closure.remove')}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" loading={closure.isBusy} disabled={isInverted}>
          {t(version ? 'chart.closure.change' : 'chart.closure.save')}
        </Button>
      </Group>
    </form>
  )
}

interface FieldsProps extends Pick<Props, 'units'> {
  draft: ClosureDraft
  onChange: (part: Partial<ClosureDraft>) => void
}

function ClosureFields({ draft, units, onChange }: FieldsProps) {
  const { t } = useTranslation()
  const { unit, arrival, departure, kind, reason } = draft
  const days = { valueFormat: 'D. M. YYYY', dateParser: parseDay } as const
  const length = daysBetween(arrival, departure)
  return (
    <div className={classes.placeFields}>
      <Select
        className={classes.wide}
        label={t('chart.closure.unit')}
        data={units.map(({ id, title, code }) => ({ value: id, label: `${title} (${code})` }))}
        searchable
        allowDeselect={false}
        value={unit}
        onChange={(unit) => unit && onChange({ unit })}
      />
      <DateInput
        {...days}
        label={t('chart.closure.from')}
        value={arrival}
        onChange={(day) => day && onChange({ arrival: day })}
      />
      <DateInput
        {...days}
        label={t('chart.closure.to')}
        value={addDays(departure, -1)}
        description={length > 0 ? nights(length) : null}
        error={length > 0 ? null : t('chart.closure.inverted')}
        onChange={(day) => day && onChange({ departure: addDays(day, 1) })}
      />
      <Select
        label={t('chart.closure.kind')}
        data={localizedChoices(closureKinds)}
        allowDeselect={false}
        value={kind}
        onChange={(kind) => kind && onChange({ kind })}
      />
      <TextInput
        data-autofocus
        label={t('chart.closure.reason')}
        description={t('chart.closure.reasonHint')}
        maxLength={255}
        value={reason}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
    </div>
  )
}
