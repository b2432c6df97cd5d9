import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../core/client/save-file.ts'
import { showFailure } from '../../core/client/toasts.ts'

export interface SavedFile {
  path: string
  name: string
  type:
    | 'application/pdf'
    | 'application/xml'
    | 'application/zip'
    | 'text/csv'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
}

/** Downloads private files; `busyWith` is the path of the one in progress. */
export function useDownload() {
  const { t } = useTranslation()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const download = async ({ path, name, type }: SavedFile) => {
    setBusyWith(path)
    const failure = await saveFile(path, name, type)
    setBusyWith(null)
    if (failure) showFailure(t('invoices.list.failed'), failure)
  }
  return { download, busyWith }
}
