import { Alert, Button, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../app/i18n.ts'
import { content } from '../app/texts/sk-content.ts'
import type { Words } from './find-places.ts'
import { PageFrame } from './page-frame.tsx'
import classes from './texts.module.css'

addTexts({ content })

interface Props {
  /** Address of the page on the site. */
  page: string
  saved: Words
  draft: Words
}

/** The site's own page with the words that are being typed; opened on demand. */
export function BlockPreview(props: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classes.preview} aria-label={t('content.blocks.preview')}>
      <Button
        variant="default"
        size="xs"
        aria-expanded={isOpen}
        leftSection={isOpen ? <IconEyeOff size={16} /> : <IconEye size={16} />}
        onClick={() => setOpen((was) => !was)}
      >
        {t(isOpen ? 'content.blocks.hide' : 'content.blocks.show')}
      </Button>
      {isOpen ? <OpenPreview {...props} /> : null}
    </section>
  )
}

function OpenPreview({ page, saved, draft }: Props) {
  const { t } = useTranslation()
  const [width, setWidth] = useState('desktop')
  const [isThere, setThere] = useState(true)
  const { data, error, refetch } = useQuery({
    queryKey: ['site-page', page, saved],
    queryFn: () => readPage(page),
    staleTime: Infinity,
  })
  return (
    <>
      <SegmentedControl
        aria-label={t('content.blocks.width')}
        value={width}
        onChange={setWidth}
        data={[
          { value: 'desktop', label: t('content.blocks.desktop') },
          { value: 'phone', label: t('content.blocks.phone') },
        ]}
      />
      <Text size="sm" c="dimmed">
        {t(isThere ? 'content.blocks.previewHint' : 'content.blocks.notThere')}
      </Text>
      {error ? (
        <Alert color="barn" title={t('content.blocks.failed')}>
          <Button size="xs" variant="light" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      ) : data ? (
        <PageFrame html={data} saved={saved} draft={draft} isNarrow={width === 'phone'} onPlaced={setThere} />
      ) : (
        <Skeleton height={420} radius="md" />
      )}
    </>
  )
}

/** The page as visitors get it. */
async function readPage(page: string): Promise<string> {
  const answer = await fetch(page, { headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`)
  return answer.text()
}
