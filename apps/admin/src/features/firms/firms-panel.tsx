import { firmRegisterBytes, type FirmRegister } from '@dvor/contract/money/firms.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatNumber } from '@dvor/format/numbers.ts'
import { Stack, Text, Title } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { RefusedFile, SingleFileDrop } from '../../core/fields/single-file-drop.tsx'
import { QueryContent } from '../../core/page/query-content.tsx'

const key = ['firm-register']

/** The register of firms: what is loaded, and the next file. */
export function FirmsPanel() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const query = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.firms.attempt.register()),
  })
  const load = async (file: File) => {
    setProblem(null)
    setPercent(0)
    const answer = await client.firms.attempt.load({ file }, { onProgress: setPercent })
    setPercent(null)
    if (!answer.ok)
      return setProblem(answer.error.code === 'invalid' ? t('firms.unreadable') : errorText(answer.error))
    cache.setQueryData(key, answer.value)
    await cache.invalidateQueries({ queryKey: ['firms'] })
    showSuccess(t('firms.done'))
  }
  return (
    <section className="card" aria-label={t('firms.title')}>
      <Stack>
        <Title order={2}>{t('firms.title')}</Title>
        <Text>{t('firms.hint')}</Text>
        <QueryContent query={query} failed={t('firms.title')} height={60}>
          {(register) => <Loaded register={register} />}
        </QueryContent>
        <SingleFileDrop
          texts={{
            label: t('firms.label'),
            invitation: t('firms.drop'),
            hint: t('firms.dropHint'),
            reading: t('firms.reading'),
          }}
          icon={IconBuilding}
          maxBytes={firmRegisterBytes}
          percent={percent}
          onFile={(file) => void load(file)}
        />
        {problem ? (
          <RefusedFile title={t('firms.refused')} onClose={() => setProblem(null)}>
            {problem}
          </RefusedFile>
        ) : null}
      </Stack>
    </section>
  )
}

function Loaded({ register }: { register: FirmRegister | null }) {
  const { t } = useTranslation()
  if (!register) return <Text c="dimmed">{t('firms.none')}</Text>
  const { file, loaded_at, rows, wrong, wrong_lines } = register
  return (
    <div>
      <Text>{t('firms.loaded', { file, when: formatInstant(loaded_at), rows: formatNumber(rows) })}</Text>
      {wrong > 0 ? (
        <Text size="sm" c="dimmed">
          {t('firms.wrong', { wrong: formatNumber(wrong), lines: wrong_lines.slice(0, 20).join(', ') })}
        </Text>
      ) : null}
    </div>
  )
}
