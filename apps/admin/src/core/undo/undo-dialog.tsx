import type { UndoOutcome } from '@dvor/contract/insight/undo.ts'
import { Button, Group, Modal, ScrollArea, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../client/api.ts'
import { unwrap } from '../client/query-client.ts'
import { QueryContent } from '../page/query-content.tsx'
import { useOpenDialog } from '../unsaved/open-dialogs.ts'
import { takeBack } from './take-back.ts'
import { UndoneChanges } from './undone-changes.tsx'
import { askToUndo, type UndoQuestion } from './undo-question.ts'

/** Shows what taking a change back touches, and takes it back. */
export function UndoDialog({ question: { undone, outcome } }: { question: UndoQuestion }) {
  const { t } = useTranslation()
  const isOnTop = useOpenDialog(true)
  const [isBusy, setBusy] = useState(false)
  const preview = useQuery({
    queryKey: ['undo', undone],
    initialData: outcome,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) =>
      unwrap(await client.history.attempt.undo(undone, { query: { dry_run: true }, signal })),
  })
  const close = () => askToUndo(null)
  const confirm = async (version: string) => {
    setBusy(true)
    const isDone = await takeBack(undone, version)
    setBusy(false)
    if (isDone) close()
  }
  const canGo = possibleIn(preview.data) > 0
  return (
    <Modal
      opened
      size="lg"
      title={t(preview.data && !canGo ? 'undo.none' : 'undo.title')}
      onClose={() => isOnTop() && close()}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <QueryContent query={preview} height={120}>
        {(shown) => (
          <>
            {outcome ? <Text mb="md">{t('undo.changedMeanwhile')}</Text> : null}
            {shown.changes.length > 1 ? (
              <Text mb="md">{t('undo.several', { can: possibleIn(shown), all: shown.changes.length })}</Text>
            ) : null}
            <ScrollArea.Autosize mah="55vh" viewportProps={{ tabIndex: 0 }}>
              <UndoneChanges changes={shown.changes} onLeave={close} />
            </ScrollArea.Autosize>
          </>
        )}
      </QueryContent>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close}>
          {t('undo.keep')}
        </Button>
        <Button
          loading={isBusy}
          disabled={!canGo}
          onClick={() => preview.data && void confirm(preview.data.version)}
        >
          {t('undo.confirm')}
        </Button>
      </Group>
    </Modal>
  )
}

const possibleIn = (outcome: UndoOutcome | undefined): number =>
  outcome?.changes.filter(({ refusal }) => refusal === null).length ?? 0
