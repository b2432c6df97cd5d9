import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PreviewFold, WidthChoice } from '../../core/page/preview/preview-fold.tsx'
import type { Words } from './find-places.ts'
import { PageFrame } from './page-frame.tsx'

interface Props {
  /** Path of the page on the site. */
  page: string
  saved: Words
  draft: Words
}

/** Preview of the site's page with the typed text. */
export function BlockPreview(props: Props) {
  const { t } = useTranslation()
  return (
    <PreviewFold label={t('blocks.preview')} show={t('blocks.show')}>
      <OpenPreview {...props} />
    </PreviewFold>
  )
}

function OpenPreview({ page, saved, draft }: Props) {
  const { t } = useTranslation()
  const [isNarrow, setNarrow] = useState(false)
  const [isThere, setThere] = useState(true)
  const { data, error, refetch } = useQuery({
    queryKey: ['site-page', page, saved],
    queryFn: () => readPage(page),
    staleTime: Infinity,
  })
  return (
    <>
      <WidthChoice isNarrow={isNarrow} onChange={setNarrow} />
      <Text size="sm" c="dimmed">
        {t(isThere ? 'blocks.previewHint' : 'blocks.notThere')}
      </Text>
      {error ? (
        <Alert color="barn" title={t('blocks.failed')}>
          <Button size="xs" variant="light" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      ) : data ? (
        <PageFrame html={data} saved={saved} draft={draft} isNarrow={isNarrow} onPlaced={setThere} />
      ) : (
        <Skeleton height={420} radius="md" />
      )}
    </>
  )
}

/** The page's html as visitors get it. */
async function readPage(page: string): Promise<string> {
  const answer = await fetch(page, { headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`)
  return answer.text()
}
