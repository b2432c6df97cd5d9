import '@mantine/dates/styles.css'
import { parseDay } from '@dvor/format/day-text.ts'
import { Button, Group, Select, Text } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { actorText } from '../../core/texts/actor-text.ts'
import classes from './property-history.module.css'
import { kindText } from '../../core/undo/recorded-fields.ts'
import { kindChoices } from './record-kinds.ts'
import { useActors, type HistoryFilters } from './use-history.ts'

interface Props {
  filters: HistoryFilters
  onChange: (part: Partial<Record<keyof HistoryFilters, string | null>>) => void
}

/** Filters of the history: person, kind of record, days; instead of the kind the one record, where it is chosen. */
export function HistoryChoice({ filters, onChange }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const actors = useActors().map((value) => ({ value, label: actorText(value) }))
  return (
    <section className={classes.choice} aria-label={t('changes.filters')}>
      <Select
        label={t('changes.who')}
        placeholder={t('changes.anybody')}
        data={actors}
        value={filters.actor ?? null}
        onChange={(actor) => onChange({ actor })}
        searchable
        clearable
      />
      {filters.record ? (
        <OneRecord filters={filters} onChange={onChange} />
      ) : (
        <Select
          label={t('changes.kind')}
          placeholder={t('changes.anything')}
          data={kindChoices(may)}
          value={filters.collection ?? null}
          onChange={(collection) => onChange({ collection })}
          searchable
          clearable
        />
      )}
      {(['from', 'to'] as const).map((name) => (
        <DateInput
          key={name}
          label={t(`changes.${name}`)}
          valueFormat="D. M. YYYY"
          dateParser={parseDay}
          value={filters[name] ?? null}
          onChange={(day) => onChange({ [name]: day })}
          clearable
        />
      ))}
    </section>
  )
}

function OneRecord({ filters, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('changes.recordOf')}
      </Text>
      <Group gap="xs" mih={36}>
        <span>{kindText(filters.collection ?? '')}</span>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => onChange({ collection: null, record: null })}
        >
          {t('changes.allRecords')}
        </Button>
      </Group>
    </div>
  )
}
