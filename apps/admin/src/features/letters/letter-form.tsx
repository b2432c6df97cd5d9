import type { EmailFile, LetterDraft } from '@dvor/contract/messages/letters.ts'
import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { LetterFields, useTexts } from './letter-fields.tsx'
import { LetterFiles } from './letter-files.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { OtherWays } from './other-ways.tsx'
import { useSendLetter } from './use-send-letter.ts'

interface Props {
  reservation: string
  /** Null where the guest left none. */
  phone: string | null
  /** The guest's e-mail that is answered; null for a letter of one's own. */
  question: string | null
  /** What the letter is about, where that is more than any. */
  purpose?: 'room_ready'
  onDone: () => void
}

/** A letter to the guest of a reservation: its beginning is read first, then people write. */
export function LetterForm(props: Props) {
  const { reservation, purpose } = props
  const [template, setTemplate] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['letter-draft', reservation, template, purpose],
    queryFn: async () =>
      unwrap(
        await client.letters.attempt.draft(reservation, template ? { template } : purpose ? { purpose } : {}),
      ),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={420} />
  return <Form {...props} template={template} draft={data} onTemplate={setTemplate} />
}

interface FormProps extends Props {
  draft: LetterDraft
  template: string | null
  onTemplate: (id: string | null) => void
}

function Form({ reservation, phone, question, draft, template, onTemplate, onDone }: FormProps) {
  const { t } = useTranslation()
  const { texts, setTexts, isChanged, begun } = useTexts(draft)
  const [documents, setDocuments] = useState<string[]>([])
  const [files, setFiles] = useState<EmailFile[]>([])
  const { send, isBusy, problem, issues } = useSendLetter(reservation)
  useUnsaved(isChanged || files.length > 0, isBusy)
  const submit = async () => {
    const letter = { ...texts, documents, files: files.map(({ id }) => id) }
    if (await send(letter, draft.to ?? '')) onDone()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack>
        <LetterFields
          {...{ texts, setTexts, begun, question, template, onTemplate, issues }}
          disabled={isBusy}
        />
        <LetterFiles
          documents={draft.documents}
          chosen={documents}
          onChoose={setDocuments}
          files={files}
          onFiles={setFiles}
        />
        <LetterPreview reservation={reservation} {...texts} />
        <ProblemNote problem={problem} />
        {phone ? <OtherWays reservation={reservation} phone={phone} body={texts.body} /> : null}
        <Group>
          <Button type="submit" loading={isBusy}>
            {t('letters.send')}
          </Button>
          <Button variant="subtle" onClick={onDone}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
