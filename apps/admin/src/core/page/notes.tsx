import { Button, Text, Title } from '@mantine/core'
import { IconCloudOff, IconLeaf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../client/error-text.ts'
import { CallFailed } from '../client/query-client.ts'
import classes from './notes.module.css'

interface EmptyProps {
  isNarrowed: boolean
  onClear: () => void
}

/** Says that a list is empty or that nothing matches. */
export function EmptyNote({ isNarrowed, onClear }: EmptyProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.note}>
      <IconLeaf size={34} stroke={1.2} aria-hidden color="var(--accent)" />
      <Title order={2}>{t(isNarrowed ? 'list.noMatch' : 'list.empty')}</Title>
      {isNarrowed ? <Text c="dimmed">{t('list.noMatchHint')}</Text> : null}
      {isNarrowed ? (
        <Button variant="light" mt="sm" onClick={onClear}>
          {t('list.clearFilters')}
        </Button>
      ) : null}
    </div>
  )
}

interface QuietProps {
  title: string
  text: string | null
}

/** Says why a list has nothing to show. */
export function QuietNote({ title, text }: QuietProps) {
  return (
    <div className={classes.note}>
      <IconLeaf size={34} stroke={1.2} aria-hidden color="var(--accent)" />
      <Title order={2}>{title}</Title>
      {text ? <Text c="dimmed">{text}</Text> : null}
    </div>
  )
}

interface ErrorProps {
  error: Error
  onRetry: () => void
  title?: string
}

/** Says what failed and why, with a button to try again. */
export function ErrorNote({ error, onRetry, title }: ErrorProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.note} role="alert">
      <IconCloudOff size={34} stroke={1.2} aria-hidden color="var(--mantine-color-barn-6)" />
      <Title order={2}>{title ?? t('list.failed')}</Title>
      <Text c="dimmed">{error instanceof CallFailed ? errorText(error.failure) : t('errors.internal')}</Text>
      <Button variant="light" mt="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
