import type { Collection } from '@dvor/contract/collection.ts'
import { Button, Group, Modal, ScrollArea, Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { kinds } from '../fields/kinds.ts'
import { isSame, startValues, writableFields } from './form-values.ts'
import type { AnyRecord } from './records.ts'
import type { RecordFormState } from './use-record-form.ts'

interface Props {
  collection: Collection
  state: RecordFormState
  /** The version that is saved now. */
  current: AnyRecord
  onSettle: (choice: 'theirs' | 'mine' | 'later') => void
}

/** Somebody else saved meanwhile: both versions side by side, and the choice. */
export function StaleDialog({ collection, state, current, onSettle }: Props) {
  const { t } = useTranslation()
  const theirs = startValues(collection, current)
  const mine = state.form.values
  // Only what was touched here would be saved: other fields stay as they were changed meanwhile.
  const differing = writableFields(collection).filter(
    ([key]) => !isSame(mine[key], state.start[key]) && !isSame(theirs[key], mine[key]),
  )
  return (
    <Modal opened size="xl" onClose={() => onSettle('later')} title={t('form.staleTitle')}>
      <Text mb="md">{t('form.staleText')}</Text>
      <ScrollArea.Autosize mah="50vh">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('form.staleField')}</Table.Th>
              <Table.Th>{t('form.staleTheirs')}</Table.Th>
              <Table.Th>{t('form.staleMine')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {differing.map(([key, field]) => {
              const { Cell, fromForm } = kinds[field.kind]
              return (
                <Table.Tr key={key}>
                  <Table.Td>{field.label}</Table.Td>
                  <Table.Td>
                    <Cell field={field} value={fromForm(theirs[key])} />
                  </Table.Td>
                  <Table.Td>
                    <Cell field={field} value={fromForm(mine[key])} />
                  </Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => onSettle('theirs')}>
          {t('form.staleKeepTheirs')}
        </Button>
        <Button onClick={() => onSettle('mine')}>{t('form.staleKeepMine')}</Button>
      </Group>
    </Modal>
  )
}
