import '@mantine/dropzone/styles.css'
import { receivedInvoiceBytes } from '@dvor/contract/money/received-invoices.ts'
import { Alert, Progress, Text } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { IconAlertTriangle, IconFileDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './received.module.css'
import { useReceive } from './use-receive.ts'

/** Takes the file of a supplier's e-invoice by drop or by choosing it. */
export function ReceivedDrop({ onTaken }: { onTaken: (id: string) => void }) {
  const { t } = useTranslation()
  const { take, percent, problem, forget } = useReceive(onTaken)
  const takeFirst = ([file]: File[]) => {
    if (file) void take(file)
  }
  return (
    <>
      <Dropzone
        onDrop={takeFirst}
        // The server decides by content; only the size is checked here.
        onReject={(rejected: FileRejection[]) => takeFirst(rejected.map(({ file }) => file))}
        maxSize={receivedInvoiceBytes}
        multiple={false}
        disabled={percent !== null}
        className={classes.drop}
        inputProps={{ 'aria-label': t('received.dropLabel') }}
      >
        <div className={classes.dropInside}>
          <IconFileDownload size={28} stroke={1.4} aria-hidden />
          <div>
            <Text fw={600}>{t(percent === null ? 'received.drop' : 'received.reading')}</Text>
            <Text size="sm" c="dimmed">
              {t('received.dropHint')}
            </Text>
          </div>
        </div>
        {percent === null ? null : <Progress value={percent} mt="sm" aria-label={t('received.reading')} />}
      </Dropzone>
      <div aria-live="polite">
        {problem ? (
          <Alert
            color="barn"
            radius="lg"
            mt="md"
            icon={<IconAlertTriangle size={20} />}
            title={t('received.failed')}
            withCloseButton
            closeButtonLabel={t('close')}
            onClose={forget}
          >
            {problem}
          </Alert>
        ) : null}
      </div>
    </>
  )
}
