import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import { Input } from '@mantine/core'
import { fieldTexts } from '../input-frame.ts'
import { FileDrop } from '../file-drop.tsx'
import { FileTile } from '../file-tile.tsx'
import { chosenFiles } from './file.tsx'
import type { CellProps, InputProps, KindView } from '../kind-view.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { useFieldFiles } from '../use-field-files.ts'

/** Any number of files; new ones are appended. */
function ManyFilesField(props: InputProps) {
  const { saved, pending, progress, add, remove, describe } = useFieldFiles(props)
  return (
    <Input.Wrapper {...fieldTexts(props.field)} error={props.error} labelElement="div">
      {[...saved, ...pending].map((item) => (
        <FileTile
          key={'id' in item ? item.id : item.name}
          item={item}
          onRemove={remove}
          onDescribe={describe}
        />
      ))}
      <FileDrop field={props.field} isReplacing={false} progress={progress} onFiles={add} multiple />
    </Input.Wrapper>
  )
}

function FilesCell({ value }: CellProps) {
  const [first] = Array.isArray(value) ? (value as UploadedFile[]) : []
  return <Thumbnail file={first ?? null} />
}

export const files: KindView = {
  Input: ManyFilesField,
  Cell: FilesCell,
  toForm: chosenFiles,
  fromForm: () => undefined,
  wide: true,
}
