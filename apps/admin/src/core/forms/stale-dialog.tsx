import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import { Button, Group, Modal, Radio, ScrollArea, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kinds } from '../fields/kinds/kinds.ts'
import classes from './form.module.css'
import { isSame, startValues, writableFields } from './form-values.ts'
import type { AnyRecord } from '../records/records.ts'
import type { RecordFormState } from './use-record-form.ts'

interface Props {
  collection: Collection
  state: RecordFormState
  /** The version saved on the server. */
  current: AnyRecord
  /** Called with the fields that keep their typed values; null closes the dialog without a decision. */
  onSettle: (mine: string[] | null) => void
}

/** Shows a conflicting version field by field, with the choice between the two for each field or for all. */
export function StaleDialog({ collection, state, current, onSettle }: Props) {
  const { t } = useTranslation()
  const theirs = startValues(collection, current)
  const mine = state.form.values
  // Only touched fields are compared; others keep the saved value.
  const differing = writableFields(collection).filter(
    ([key]) => !isSame(mine[key], state.start[key]) && !isSame(theirs[key], mine[key]),
  )
  const all = differing.map(([key]) => key)
  const [picked, setPicked] = useState<readonly string[]>(all)
  const pick = (key: string, isMine: boolean) =>
    setPicked((now) => (isMine ? [...now, key] : now.filter((other) => other !== key)))
  return (
    <Modal opened size="xl" onClose={() => onSettle(null)} title={t('form.staleTitle')}>
      <Text mb="md">{t('form.staleText')}</Text>
      <Group gap="xs" mb="md">
        <Button size="xs" variant="default" onClick={() => setPicked([])}>
          {t('guards.staleAllTheirs')}
        </Button>
        <Button size="xs" variant="default" onClick={() => setPicked(all)}>
          {t('guards.staleAllMine')}
        </Button>
      </Group>
      <ScrollArea.Autosize mah="50vh" viewportProps={{ tabIndex: 0 }}>
        {differing.map(([key, field]) => (
          <Versions
            key={key}
            field={field}
            theirs={theirs[key]}
            mine={mine[key]}
            isMine={picked.includes(key)}
            onPick={(isMine) => pick(key, isMine)}
          />
        ))}
      </ScrollArea.Autosize>
      <Group justify="flex-end" mt="lg">
        <Button variant="subtle" onClick={() => onSettle(null)}>
          {t('cancel')}
        </Button>
        <Button onClick={() => onSettle(all.filter((key) => picked.includes(key)))}>
          {t('guards.staleSave')}
        </Button>
      </Group>
    </Modal>
  )
}

interface VersionsProps {
  field: Field
  theirs: unknown
  mine: unknown
  isMine: boolean
  onPick: (isMine: boolean) => void
}

/** The two versions of one field, side by side or on a phone one below the other. */
function Versions({ field, theirs, mine, isMine, onPick }: VersionsProps) {
  const { t } = useTranslation()
  const { Cell, fromForm } = kinds[field.kind]
  const versions = [
    { name: 'theirs', label: t('form.staleTheirs'), value: theirs },
    { name: 'mine', label: t('form.staleMine'), value: mine },
  ]
  return (
    <Radio.Group
      label={field.label}
      value={isMine ? 'mine' : 'theirs'}
      onChange={(name) => onPick(name === 'mine')}
      className={classes.versions}
    >
      <div className={classes.versionPair}>
        {versions.map(({ name, label, value }) => (
          <Radio.Card
            key={name}
            value={name}
            className={classes.version}
            aria-label={`${field.label}: ${label}`}
          >
            <Group gap="xs" wrap="nowrap" mb={4}>
              <Radio.Indicator />
              <Text size="sm" c="dimmed">
                {label}
              </Text>
            </Group>
            <Cell field={field} value={fromForm(value)} />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
