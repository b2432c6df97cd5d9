import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { Button, Input, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fieldTexts } from '../input-frame.ts'
import { FileDrop } from '../file-drop.tsx'
import { FileTile } from '../file-tile.tsx'
import type { CellProps, InputProps, KindView } from '../kind-view.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { useFieldFiles } from '../use-field-files.ts'

export const chosenFiles = (value: unknown): File[] =>
  Array.isArray(value) ? value.filter((item): item is File => item instanceof File) : []

/** One file, stored or removed when the form is saved. */
function SingleFileField(props: InputProps) {
  const { saved, pending, progress, add, remove, describe } = useFieldFiles(props)
  const allFiles = [...saved, ...pending]
  return (
    <Input.Wrapper {...fieldTexts(props.field)} error={props.error} labelElement="div">
      {allFiles.map((item) => (
        <FileTile
          key={'id' in item ? item.id : item.name}
          item={item}
          isWhole={props.field.kind === 'file' && props.field.isWhole}
          onRemove={remove}
          onDescribe={describe}
        />
      ))}
      {props.value === null ? <RemovedNote onKeep={() => props.onChange(undefined)} /> : null}
      <FileDrop field={props.field} isReplacing={allFiles.length > 0} progress={progress} onFiles={add} />
    </Input.Wrapper>
  )
}

function RemovedNote({ onKeep }: { onKeep: () => void }) {
  const { t } = useTranslation()
  return (
    <Text size="sm" c="dimmed">
      {t('fields.removedAfterSave')}{' '}
      <Button size="compact-sm" variant="subtle" onClick={onKeep}>
        {t('fields.keepFile')}
      </Button>
    </Text>
  )
}

function FileCell({ value }: CellProps) {
  return <Thumbnail file={value as UploadedFile | null} />
}

export const file: KindView = {
  Input: SingleFileField,
  Cell: FileCell,
  toForm: chosenFiles,
  fromForm: () => undefined,
  wide: true,
}
