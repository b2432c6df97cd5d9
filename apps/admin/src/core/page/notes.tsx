import { Button, Text, Title } from '@mantine/core'
import { IconCloudOff, IconLeaf, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from './screen-link.tsx'
import { errorText } from '../client/error-text.ts'
import { CallFailed } from '../client/query-client.ts'
import { emptyHints } from '../texts/sk-empty.ts'
import classes from './notes.module.css'

interface EmptyProps {
  /** Name of the listed collection. */
  of: string
  isNarrowed: boolean
  onClear: () => void
  /** Screen on which the first record is created, null where there is none. */
  addPath: string | null
  /** Replaces the words of the button that leads there. */
  addLabel?: string
}

/** Says that a list is empty and what comes next, or that nothing matches. */
export function EmptyNote({ of, isNarrowed, onClear, addPath, addLabel }: EmptyProps) {
  const { t } = useTranslation()
  if (isNarrowed)
    return (
      <QuietNote title={t('list.noMatch')} text={t('list.noMatchHint')}>
        <Button variant="light" mt="sm" onClick={onClear}>
          {t('list.clearFilters')}
        </Button>
      </QuietNote>
    )
  return (
    <QuietNote title={t('list.empty')} text={hasHint(of) ? t(`list.emptyHints.${of}`) : null}>
      {addPath ? (
        <Button component={ScreenLink} to={addPath} mt="sm" leftSection={<IconPlus size={17} />}>
          {addLabel ?? t('list.addFirst')}
        </Button>
      ) : null}
    </QuietNote>
  )
}

const hasHint = (name: string): name is keyof typeof emptyHints => name in emptyHints

interface QuietProps {
  title: string
  text: string | null
  /** A button that leads on. */
  children?: ReactNode
}

/** Says why a list has nothing to show. */
export function QuietNote({ title, text, children }: QuietProps) {
  return (
    <div className={classes.note}>
      <IconLeaf size={34} stroke={1.2} aria-hidden color="var(--accent)" />
      <Title order={2}>{title}</Title>
      {text ? (
        <Text c="dimmed" maw={520} style={{ textWrap: 'balance' }}>
          {text}
        </Text>
      ) : null}
      {children}
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
