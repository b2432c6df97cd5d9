import { csvMeaning, type CsvColumns, type CsvMeaning } from '@dvor/contract/money/statements.ts'
import { Button, Group, Select, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormModal } from '../../core/forms/form-modal.tsx'
import { UnsavedValues } from '../../core/unsaved/unsaved.ts'
import classes from './inbox.module.css'

interface Props {
  file: File
  headings: string[]
  onChosen: (columns: CsvColumns) => void
  onCancel: () => void
}

/** Form to assign the columns of a CSV whose headings are unknown. */
export function ColumnsForm({ file, headings, onChosen, onCancel }: Props) {
  const { t } = useTranslation()
  const [columns, setColumns] = useState<CsvColumns>({})
  const choose = (meaning: CsvMeaning, heading: string | null) =>
    setColumns((now) => {
      const { [meaning]: _, ...others } = now
      return heading === null ? others : { ...others, [meaning]: heading }
    })
  const { day, amount, credit, debit } = columns
  const isEnough = Boolean(day && (amount || (credit && debit)))
  return (
    <FormModal opened size="lg" onClose={onCancel} title={t('payments.columns.title')}>
      <UnsavedValues isDirty={Object.keys(columns).length > 0} />
      <Text mb="md">{t('payments.columns.hint', { file: file.name })}</Text>
      <div className={classes.columns}>
        {csvMeaning.options.map((meaning) => (
          <Select
            key={meaning}
            label={t(`payments.columns.meaning.${meaning}`)}
            placeholder={t('payments.columns.none')}
            data={headings}
            value={columns[meaning] ?? null}
            clearable
            clearButtonProps={{ 'aria-label': t('payments.columns.none') }}
            onChange={(heading) => choose(meaning, heading)}
          />
        ))}
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button disabled={!isEnough} onClick={() => onChosen(columns)}>
          {t('payments.columns.submit')}
        </Button>
      </Group>
    </FormModal>
  )
}
