import type { RecordAt, RecordAtQuery } from '@dvor/contract/insight/undo.ts'
import { Button, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { QueryContent } from '../../core/page/query-content.tsx'
import { FactList } from '../../core/records/fact-list.tsx'
import { declaredText } from '../../core/texts/declared.ts'
import { recordedFields } from '../../core/undo/recorded-fields.ts'
import { RecordedValue, ValueChanges } from '../../core/undo/value-change.tsx'
import { changedFields, type Values } from './changed-values.ts'

interface Props {
  name: string
  id: string
  query: RecordAtQuery
  /** The moment in words. */
  when: string
  onBack: () => void
}

/** A record as it was, with what differs now. */
export function RecordThen({ name, id, query, when, onBack }: Props) {
  const { t } = useTranslation()
  const shown = useQuery({
    queryKey: ['property-history', 'at', name, id, query],
    queryFn: async ({ signal }) => unwrap(await client.history.attempt.at(name, id, query, { signal })),
  })
  return (
    <section aria-label={t('changes.wasOf', { when })}>
      <Button variant="subtle" size="compact-sm" leftSection={<IconArrowLeft size={15} />} onClick={onBack}>
        {t('changes.backToList')}
      </Button>
      <Title order={2} size="h4" my="xs">
        {t('changes.wasOf', { when })}
      </Title>
      <QueryContent query={shown} failed={t('changes.failed')} height={240}>
        {(record) => <Compared name={name} record={record} />}
      </QueryContent>
    </section>
  )
}

function Compared({ name, record: { was, now } }: { name: string; record: RecordAt }) {
  const { t } = useTranslation()
  const fields = recordedFields(name)
  if (!was) return <Text>{t('changes.notYet')}</Text>
  const { changed } = now ? changedFields(fields, was, now) : { changed: [] }
  return (
    <>
      {now && changed.length === 0 ? <Text mb="md">{t('changes.sameAsNow')}</Text> : null}
      {changed.length > 0 ? (
        <>
          <Text c="dimmed" size="sm">{`${t('changes.was')} → ${t('undo.now')}`}</Text>
          <ValueChanges
            fields={fields}
            values={changed.map((key) => ({ key, before: was[key], after: now?.[key] }))}
          />
          <Text c="dimmed" size="sm" mt="lg">
            {t('changes.alsoThen')}
          </Text>
        </>
      ) : null}
      <SameValues name={name} values={was} without={changed} />
    </>
  )
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The values that hold today, too. */
function SameValues({ name, values, without }: { name: string; values: Values; without: readonly string[] }) {
  const rows = Object.entries(recordedFields(name)).flatMap(([key, field]) =>
    without.includes(key) || isEmpty(values[key]) || field.kind === 'json'
      ? []
      : [[declaredText(field.label), <RecordedValue key={key} field={field} value={values[key]} />] as const],
  )
  return <FactList facts={rows} />
}
