import {
  foreignerFileFormats,
  type ForeignerFileRequest,
  type RegisterEntry,
} from '@dvor/contract/guests/guest-register.ts'
import { Button, Group } from '@mantine/core'
import { IconChecks, IconFileTypeCsv, IconFileTypeXml, IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Attempt } from '../../core/client/api.ts'
import { showFailure, showSuccess, showNote } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { saveText } from '../../core/client/save-file.ts'
import { PrintSheet } from './print-sheet.tsx'
import { IfMay } from '../../core/client/if-may.tsx'

/** Buttons to print or save the foreigner report of the chosen guests, and to mark it as sent. */
export function ForeignerActions({ ids, canMark }: { ids: string[]; canMark: boolean }) {
  const { t } = useTranslation()
  const [sheet, setSheet] = useState<RegisterEntry[] | null>(null)
  const { run, isBusy } = useRun()
  const read = () => run(() => client.reports.attempt.foreignerSheet({ ids }))
  const save = async (format: ForeignerFileRequest['format']) => {
    const file = await run(() => client.reports.attempt.foreignerFile({ ids, format }))
    if (!file) return
    saveText(file.name, file.text, file.type)
    if (file.without_code > 0) showNote(t('register.withoutCode', { total: file.without_code }))
  }
  return (
    <Group gap="xs">
      <IfMay permission="guests.documents">
        <Button
          size="xs"
          variant="default"
          disabled={ids.length === 0}
          loading={isBusy}
          leftSection={<IconPrinter size={15} />}
          onClick={() => void read().then(setSheet)}
        >
          {t('register.print')}
        </Button>
        {foreignerFileFormats.map((format) => (
          <Button
            key={format}
            size="xs"
            variant="default"
            disabled={ids.length === 0}
            loading={isBusy}
            leftSection={format === 'csv' ? <IconFileTypeCsv size={15} /> : <IconFileTypeXml size={15} />}
            onClick={() => void save(format)}
          >
            {t(`register.${format}`)}
          </Button>
        ))}
      </IfMay>
      {canMark ? <Mark ids={ids} /> : null}
      {sheet ? <PrintSheet entries={sheet} onDone={() => setSheet(null)} /> : null}
    </Group>
  )
}

function Mark({ ids }: { ids: string[] }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const { run, isBusy } = useRun()
  const mark = async () => {
    const done = await run(() => client.reports.attempt.markReported({ ids }))
    setConfirming(false)
    if (!done) return
    showSuccess(t('register.marked'))
    await cache.invalidateQueries({ queryKey: ['guest-register'] })
  }
  return (
    <>
      <Button
        size="xs"
        disabled={ids.length === 0}
        leftSection={<IconChecks size={15} />}
        onClick={() => setConfirming(true)}
      >
        {t('register.mark')}
      </Button>
      {isConfirming ? (
        <ConfirmDialog
          title={t('register.markTitle')}
          action={t('register.mark')}
          isBusy={isBusy}
          problem={null}
          onConfirm={() => void mark()}
          onClose={() => setConfirming(false)}
        >
          {t('register.markText')}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function useRun() {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const run = async <T,>(call: () => Promise<Attempt<T>>): Promise<T | null> => {
    setBusy(true)
    const result = await call()
    setBusy(false)
    if (result.ok) return result.value
    showFailure(t('register.failed'), result.error)
    return null
  }
  return { run, isBusy }
}
