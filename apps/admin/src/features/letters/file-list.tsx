import { addressOf } from '@dvor/contract/calls/call-path.ts'
import { letterPaths } from '@dvor/contract/calls/desk/letter-paths.ts'
import type { AttachedFile } from '@dvor/contract/messages/letters.ts'
import { Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../core/client/save-file.ts'
import { showFailure } from '../../core/client/toasts.ts'
import classes from './letters.module.css'

/** The files of an e-mail; those that are kept can be saved. */
export function FileList({ files }: { files: readonly AttachedFile[] }) {
  const { t } = useTranslation()
  const save = async (id: string, name: string) => {
    const failure = await saveFile(addressOf(letterPaths.file, id), name, 'application/octet-stream')
    if (failure) showFailure(name, failure)
  }
  if (files.length === 0) return null
  return (
    <ul className={classes.files}>
      {files.map(({ name, file, isTooLarge }, place) => (
        <li key={file ?? place}>
          <IconPaperclip size={14} aria-hidden />
          {file ? (
            <Button size="compact-xs" variant="subtle" onClick={() => void save(file, name)}>
              {name}
            </Button>
          ) : (
            name
          )}
          {isTooLarge ? ` (${t('letters.tooLarge')})` : null}
        </li>
      ))}
    </ul>
  )
}
