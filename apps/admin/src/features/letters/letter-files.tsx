import { letterFileBytes, type EmailFile, type LetterDraft } from '@dvor/contract/messages/letters.ts'
import { Button, Checkbox, FileButton, Group, Input, Stack } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'

interface Props {
  documents: LetterDraft['documents'] | undefined
  chosen: readonly string[]
  onChoose: (documents: string[]) => void
  files: readonly EmailFile[]
  onFiles: (files: EmailFile[]) => void
}

/** What a letter carries: documents of the reservation, and files. */
export function LetterFiles({ documents = [], chosen, onChoose, files, onFiles }: Props) {
  const { t } = useTranslation()
  const { upload, isBusy, problem } = useUpload((file) => onFiles([...files, file]))
  return (
    <Input.Wrapper label={t('letters.attachments')} description={t('letters.fileHint')} labelElement="div">
      <Stack gap="xs" mt={6}>
        <Checkbox.Group value={[...chosen]} onChange={onChoose} aria-label={t('letters.attachments')}>
          <Stack gap={6}>
            {documents.map(({ id, title }) => (
              <Checkbox key={id} value={id} label={title} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group gap="xs">
          {files.map(({ id, name }) => (
            <Button
              key={id}
              size="compact-sm"
              variant="light"
              rightSection={<IconX size={14} />}
              aria-label={t('letters.removeFile', { name })}
              onClick={() => onFiles(files.filter((file) => file.id !== id))}
            >
              {name}
            </Button>
          ))}
          <FileButton onChange={(file) => void (file && upload(file))}>
            {(props) => (
              <Button
                {...props}
                size="compact-sm"
                variant="default"
                loading={isBusy}
                leftSection={<IconPaperclip size={15} />}
              >
                {t('letters.addFile')}
              </Button>
            )}
          </FileButton>
        </Group>
        <ProblemNote problem={problem} />
      </Stack>
    </Input.Wrapper>
  )
}

function useUpload(onFile: (file: EmailFile) => void) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File) => {
    if (file.size > letterFileBytes) return setProblem(`${file.name}: ${t('letters.fileHint')}`)
    setBusy(true)
    const result = await client.letters.attempt.upload({ file })
    setBusy(false)
    setProblem(result.ok ? null : `${t('letters.fileFailed')}. ${errorText(result.error)}`)
    if (result.ok) onFile(result.value)
  }
  return { upload, isBusy, problem }
}
