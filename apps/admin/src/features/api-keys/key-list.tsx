import { apiKeys } from '@dvor/contract/collections/accounts/api-keys.ts'
import { useTranslation } from 'react-i18next'
import { AddDialog } from '../../core/forms/add-dialog.tsx'
import { ListPage } from '../../core/screens/list-page.tsx'
import { NewKey } from './new-key.tsx'

/** Keys of programs, with a dialog that makes one. */
export function KeyListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      collection={apiKeys}
      action={
        <AddDialog title={t('apiKeys.addTitle')} label={t('apiKeys.add')}>
          {(close) => <NewKey onDone={close} />}
        </AddDialog>
      }
    />
  )
}
