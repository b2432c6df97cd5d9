import { choiceText } from '../../core/texts/declared.ts'
import type { DocumentPreview, IssueInput } from '@dvor/contract/money/invoices.ts'
import { linesOf } from '@dvor/format/lines.ts'
import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, type Attempt } from '../../core/client/api.ts'
import { CallFailed, unwrap } from '../../core/client/query-client.ts'
import { showProblem, showSuccess } from '../../core/client/toasts.ts'
import { usePendingPress } from '../../core/forms/use-pending-press.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { FormModal } from '../../core/forms/form-modal.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { UnsavedValues } from '../../core/unsaved/unsaved.ts'
import { problemText } from '../reservations/problem-text.ts'
import type { Reservation } from '../reservations/reservation.ts'
import { useAction } from '../reservations/use-action.ts'
import { DocumentPreviews } from './document-previews.tsx'
import { issuable, type IssuableKind } from './invoice.ts'
import { lacksAddress, MissingAddress } from './missing-address.tsx'
import { readPart, type PartDraft } from './part-draft.ts'
import { PartsEditor } from './parts-editor.tsx'
import classes from './invoices.module.css'

interface Props {
  reservation: Reservation
  onClose: () => void
}

const typingPause = 500

/** Names that the confirmation of a stay begins with: those of the allowance, else the guest. */
function participantsOf({ recreation_allowance: request, guest_name }: Reservation): string[] {
  if (request) return [request.employee, ...request.participants]
  return guest_name ? [guest_name] : []
}

/** Issues a document: explains each kind, and shows what will be issued before a number is taken. */
export function IssueDialog({ reservation, onClose }: Props) {
  const { t } = useTranslation()
  const isNarrow = useMediaQuery('(max-width: 600px)', false, { getInitialValueInEffect: false })
  const [kind, setKind] = useState<IssuableKind | null>(null)
  const [first] = useState(() => participantsOf(reservation).join('\n'))
  const [names, setNames] = useState(first)
  const [drafts, setDrafts] = useState<readonly PartDraft[]>([])
  const parts = drafts.flatMap((draft) => readPart(draft).part ?? [])
  const isIncomplete = kind === 'invoice' && parts.length < drafts.length
  const body: IssueInput | null = kind && {
    kind,
    ...(kind === 'stay_confirmation' ? { persons: linesOf(names) } : {}),
    ...(kind === 'invoice' ? { parts } : {}),
  }
  return (
    <FormModal opened onClose={onClose} title={t('invoices.issue')} size="lg" fullScreen={isNarrow}>
      <UnsavedValues isDirty={names !== first || drafts.length > 0} />
      <Stack gap="md">
        <KindChoice kind={kind} onChoose={setKind} />
        {kind === 'stay_confirmation' ? (
          <Textarea
            label={t('invoices.persons')}
            description={t('invoices.personsHint')}
            autosize
            minRows={2}
            value={names}
            onChange={(event) => setNames(event.currentTarget.value)}
          />
        ) : null}
        {kind && lacksAddress(kind, reservation) ? <MissingAddress reservation={reservation} /> : null}
        {kind === 'invoice' ? (
          <PartsEditor reservation={reservation} parts={drafts} onChange={setDrafts} />
        ) : null}
        {isIncomplete ? <Text c="dimmed">{t('invoices.parts.incomplete')}</Text> : null}
        {body && !isIncomplete ? <Preview reservation={reservation} body={body} onClose={onClose} /> : null}
      </Stack>
    </FormModal>
  )
}

interface ChoiceProps {
  kind: IssuableKind | null
  onChoose: (kind: IssuableKind) => void
}

/** The kinds, each with what it is for and when the law wants it. */
function KindChoice({ kind, onChoose }: ChoiceProps) {
  const { t } = useTranslation()
  return (
    <Radio.Group
      label={t('invoices.which')}
      value={kind}
      onChange={(value) => {
        const choice = issuable.find((one) => one.value === value)
        if (choice) onChoose(choice.value)
      }}
    >
      <Stack gap="xs" mt="xs">
        {issuable.map((kind) => (
          <Radio
            key={kind.value}
            value={kind.value}
            label={choiceText(kind)}
            description={`${t(`invoices.explained.${kind.value}`)} ${t(`invoices.law.${kind.value}`)}`}
            classNames={{ label: classes.kind }}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

/** Sends issued documents to the guest, until one is refused. */
async function sendAll(issued: readonly { id: string }[]): Promise<Attempt<unknown>> {
  const { t } = i18n
  for (const { id } of issued) {
    const sent = await client.documents.attempt.sendByEmail(id)
    if (!sent.ok) {
      showProblem(t('invoices.notSent'), t('invoices.notSentHint'))
      return sent
    }
    showSuccess(t('invoices.sent', { to: sent.value.to }))
  }
  return { ok: true, value: null }
}

interface PreviewProps extends Props {
  body: IssueInput
}

/** Shows the document that would be issued now, or why none can be, and issues it. */
function Preview({ reservation, body, onClose }: PreviewProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const request = JSON.stringify(body)
  const [settledRequest] = useDebouncedValue(request, typingPause, { leading: true })
  const { data, error, isLoading, isPlaceholderData } = useQuery({
    queryKey: ['document-preview', reservation.id, reservation.updatedAt, settledRequest],
    queryFn: async () =>
      unwrap(await client.documents.attempt.preview(reservation.id, JSON.parse(settledRequest))),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const refused =
    error instanceof CallFailed ? problemText(error.failure) : error ? t('errors.internal') : null
  // A preview that is only read again stays valid, so that no press is lost; one of other values is no preview.
  const isPending = isLoading || isPlaceholderData || settledRequest !== request
  const issue = async (isSent = false) => {
    const issued = await run(() => client.documents.attempt.issue(reservation.id, body))
    if (!issued) return
    showSuccess(t('invoices.issued', { number: issued.map(({ number }) => number).join(', ') }))
    if (isSent) await run(() => sendAll(issued))
    onClose()
  }
  const awaited = refused !== null ? 'refused' : isPending ? 'computed' : isNew(data) ? 'ready' : 'refused'
  const pending = usePendingPress(awaited, () => void issue())
  return (
    <>
      {refused ? (
        <ProblemNote problem={refused} />
      ) : (
        <DocumentPreviews documents={data} isPending={isPending} />
      )}
      <ProblemNote problem={problem} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('invoices.notNow')}
        </Button>
        <Button
          disabled={awaited === 'refused'}
          loading={isBusy || pending.isPressed}
          onClick={awaited === 'ready' ? () => void issue() : pending.press}
        >
          {t('invoices.issueThis')}
        </Button>
        {reservation.guest_email && !body.parts?.length ? (
          <Button
            variant="light"
            disabled={awaited !== 'ready'}
            loading={isBusy}
            onClick={() => void issue(true)}
          >
            {t('invoices.issueAndSend', { to: reservation.guest_email })}
          </Button>
        ) : null}
      </Group>
    </>
  )
}

const isNew = (documents: DocumentPreview[] | undefined): boolean =>
  documents?.some(({ number }) => number === null) === true
