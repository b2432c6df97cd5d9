import type { LetterVerdict } from '@dvor/contract/messages/letters.ts'
import { Anchor, Select, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ConfirmDialog } from '../../core/page/confirm-dialog.tsx'
import { QueryContent } from '../../core/page/query-content.tsx'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { useAction } from '../reservations/use-action.ts'
import { LetterPreview } from './letter-preview.tsx'
import { WithoutLetter } from './without-letter.tsx'

export interface Recipient {
  readonly id: string
  readonly number: string | null
  readonly guest_name: string | null
}

interface Props {
  rows: readonly Recipient[]
  onClose: () => void
}

const receiving = (verdicts: readonly LetterVerdict[] = []) =>
  verdicts.filter(({ refusal }) => refusal === null)

/** One own text to the guests of several reservations: who gets it, who does not and why, and the first letter. */
export function SeveralDialog({ rows, onClose }: Props) {
  const { t } = useTranslation()
  const [template, setTemplate] = useState<string | null>(null)
  const [key] = useState(() => crypto.randomUUID())
  const { run, isBusy, problem } = useAction()
  const texts = useDraft(rows[0]?.id ?? '', null)
  const body = { ids: rows.map(({ id }) => id), template: template ?? '' }
  const verdicts = useQuery({
    queryKey: ['reservation-letters', body],
    gcTime: 0,
    enabled: template !== null,
    queryFn: async () =>
      unwrap(await client.letters.attempt.sendSeveral(body, { query: { dry_run: 'true' } })),
  })
  const count = receiving(verdicts.data).length
  const send = async () => {
    const sent = await run(() => client.letters.attempt.sendSeveral(body, { key: `${key} ${template}` }))
    if (!sent) return
    onClose()
    showSuccess(t('letters.several.sent', { count: receiving(sent).length }))
  }
  return (
    <ConfirmDialog
      title={t('letters.several.title', { count: rows.length })}
      action={t('letters.several.send', { count })}
      isBusy={isBusy}
      isBlocked={template === null || count === 0}
      problem={problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <QueryContent query={texts} height={60}>
        {({ templates }) =>
          templates.length === 0 ? (
            <Text>
              {t('letters.several.noText')}{' '}
              <Anchor component={ScreenLink} to="/own-emails/add">
                {t('letters.several.addText')}
              </Anchor>
            </Text>
          ) : (
            <Select
              label={t('letters.template')}
              placeholder={t('letters.several.choose')}
              searchable
              value={template}
              onChange={setTemplate}
              data={templates.map(({ id, title }) => ({ value: id, label: title }))}
            />
          )
        }
      </QueryContent>
      {template ? (
        <QueryContent query={verdicts} height={80}>
          {(list) => <Outcome rows={rows} verdicts={list} template={template} />}
        </QueryContent>
      ) : null}
    </ConfirmDialog>
  )
}

/** The beginning of a letter about one reservation, with all texts that may be chosen. */
const useDraft = (id: string, template: string | null) =>
  useQuery({
    queryKey: ['letter-draft', id, template],
    queryFn: async () => unwrap(await client.letters.attempt.draft(id, template ? { template } : {})),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

function Outcome({
  rows,
  verdicts,
  template,
}: Omit<Props, 'onClose'> & { verdicts: LetterVerdict[]; template: string }) {
  const { t } = useTranslation()
  const first = receiving(verdicts)[0]
  return (
    <>
      <Text mt="sm">{t('letters.several.count', { count: receiving(verdicts).length })}</Text>
      <WithoutLetter rows={rows} verdicts={verdicts} />
      {first ? <FirstLetter id={first.id} template={template} /> : null}
    </>
  )
}

/** The letter as the first of the guests will see it. */
function FirstLetter({ id, template }: { id: string; template: string }) {
  const { data, isPlaceholderData } = useDraft(id, template)
  if (!data || isPlaceholderData) return null
  return <LetterPreview reservation={id} subject={data.subject} body={data.body} />
}
