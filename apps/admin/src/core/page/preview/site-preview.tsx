import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../client/api.ts'
import { withoutScripts } from '../inert-page.ts'
import { PreviewFold, WidthChoice } from './preview-fold.tsx'
import classes from './site-frame.module.css'

interface Props {
  /** Address of the page with the record (`ownerPreviewPath`). */
  path: string
  /** Version of the record; a saved one is shown again. */
  version: string
  /** Reads anything as the signed-in person, so that an old token is renewed before the page is asked for. */
  renew: () => Promise<unknown>
  /** Part of the page to scroll to. */
  place?: string
}

/** Preview of a page of the site with a saved record, which visitors may not see yet. */
export function SitePreview(props: Props) {
  const { t } = useTranslation()
  return (
    <PreviewFold label={t('preview.site')} show={t('preview.show')}>
      <OpenPreview {...props} />
    </PreviewFold>
  )
}

function OpenPreview({ path, version, renew, place }: Props) {
  const { t } = useTranslation()
  const [isNarrow, setNarrow] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['site-preview', path, version],
    queryFn: () => renew().then(() => readPreview(path)),
  })
  return (
    <>
      <WidthChoice isNarrow={isNarrow} onChange={setNarrow} />
      <Text size="sm" c="dimmed">
        {t('preview.hint')}
      </Text>
      {error ? (
        <Alert color="barn" title={t('preview.failed')}>
          <Button size="xs" variant="light" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Alert>
      ) : data ? (
        <Frame html={data} isNarrow={isNarrow} place={place} />
      ) : (
        <Skeleton height={420} radius="md" />
      )}
    </>
  )
}

interface FrameProps {
  html: string
  isNarrow: boolean
  place: string | undefined
}

function Frame({ html, isNarrow, place }: FrameProps) {
  const { t } = useTranslation()
  const label = t('preview.site')
  const source = useMemo(() => withoutScripts(html, label), [html, label])
  return (
    <iframe
      className={classes.frame}
      data-narrow={isNarrow || undefined}
      srcDoc={source}
      title={label}
      onLoad={({ currentTarget: { contentDocument: page } }) => {
        const top = place ? (page?.querySelector(place)?.getBoundingClientRect().top ?? 0) : 0
        page?.defaultView?.scrollTo({ top, behavior: 'instant' })
      }}
    />
  )
}

/** The page's html as its owner gets it. */
async function readPreview(path: string): Promise<string> {
  const headers = { accept: 'text/html', authorization: `Bearer ${session.token() ?? ''}` }
  const answer = await fetch(path, { headers })
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`)
  return answer.text()
}
