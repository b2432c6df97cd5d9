import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import classes from './received.module.css'

/** Says from which folder invoices are read, and which of its files were refused. */
export function FolderNote() {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['e-invoice-transport'],
    queryFn: async () => unwrap(await client.eInvoices.attempt.transport()),
  })
  if (!data) return null
  const { folders, refused } = data
  return (
    <>
      <Text size="sm" c="dimmed" className={classes.folder}>
        {folders ? t('received.folder', { path: folders.in }) : t('received.noFolder')}
      </Text>
      {refused.length > 0 ? (
        <Alert color="hay" radius="lg" mb="md" title={t('received.refusedFiles')}>
          <ul className={classes.refused}>
            {refused.map(({ file, reason }) => (
              <li key={file}>
                <strong>{file}</strong> {reason}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  )
}
