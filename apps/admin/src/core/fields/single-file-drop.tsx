import '@mantine/dropzone/styles.css'
import { Alert, Progress, Text } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { IconAlertTriangle, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './single-file-drop.module.css'

interface DropProps {
  texts: { label: string; invitation: string; hint: string; reading: string }
  icon: Icon
  maxBytes: number
  /** Percent of a running upload, null when none runs. */
  percent: number | null
  onFile: (file: File) => void
}

/** Takes one file by drop or by choosing it. A file that is too large is handed over like any other. */
export function SingleFileDrop({ texts, icon: FileIcon, maxBytes, percent, onFile }: DropProps) {
  const take = ([file]: File[]) => {
    if (file) onFile(file)
  }
  return (
    <Dropzone
      onDrop={take}
      // The server decides by content; only the size is checked here.
      onReject={(rejected: FileRejection[]) => take(rejected.map(({ file }) => file))}
      maxSize={maxBytes}
      multiple={false}
      disabled={percent !== null}
      className={classes.drop}
      inputProps={{ 'aria-label': texts.label }}
    >
      <div className={classes.inside}>
        <FileIcon size={28} stroke={1.4} aria-hidden />
        <div>
          <Text fw={600}>{percent === null ? texts.invitation : texts.reading}</Text>
          <Text size="sm" c="dimmed">
            {texts.hint}
          </Text>
        </div>
      </div>
      {percent === null ? null : (
        <Progress value={percent} mt="sm" animated={percent === 100} aria-label={texts.reading} />
      )}
    </Dropzone>
  )
}

interface RefusalProps {
  title: string
  children: ReactNode
  onClose: () => void
}

/** Says why nothing of the dropped file was stored. */
export function RefusedFile({ title, children, onClose }: RefusalProps) {
  const { t } = useTranslation()
  return (
    <Alert
      color="barn"
      radius="lg"
      mt="md"
      icon={<IconAlertTriangle size={20} />}
      title={title}
      withCloseButton
      closeButtonLabel={t('close')}
      onClose={onClose}
    >
      {children}
    </Alert>
  )
}
