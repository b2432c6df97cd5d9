import { pictureFocus, type FileEdit, type UploadedFile } from '@dvor/contract/values/uploads.ts'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './fields.module.css'

/** Parts of a picture, as they lie on it. */
const parts = [
  'left-top',
  'top',
  'right-top',
  'left',
  'middle',
  'right',
  'left-bottom',
  'bottom',
  'right-bottom',
] as const

interface Props {
  item: UploadedFile
  onDescribe: (item: UploadedFile, edit: FileEdit) => void
}

/** Choice of the part of a picture that stays in sight where a page crops it; saved at once. */
export function FocusInput({ item, onDescribe }: Props) {
  const { t } = useTranslation()
  return (
    <Select
      size="xs"
      className={classes.tileAlt}
      aria-label={`${t('fields.focus')}: ${item.name}`}
      description={t('fields.focus')}
      allowDeselect={false}
      data={parts.map((part) => ({ value: part, label: t(`fields.focusAt.${part}`) }))}
      value={item.focus ?? 'middle'}
      onChange={(part) => onDescribe(item, { focus: pictureFocus.safeParse(part).data ?? null })}
    />
  )
}
