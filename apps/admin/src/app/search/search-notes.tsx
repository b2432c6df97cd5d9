import { shortestSearch } from '@dvor/contract/insight/search.ts'
import { Button, Kbd, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../core/client/error-text.ts'
import { CallFailed } from '../../core/client/query-client.ts'
import classes from './search.module.css'
import type { useSearch } from './use-search.ts'

interface Props {
  typed: string
  total: number
  found: ReturnType<typeof useSearch>
}

/** Notes below the list: a hint, the progress, no result, a failure, and the keys. */
export function SearchNotes({ typed, total, found: { answer, isSearching, error, retry } }: Props) {
  const { t } = useTranslation()
  const words = typed.trim()
  const isNone = answer !== undefined && total === 0
  return (
    <>
      <output className={classes.note}>
        {isSearching ? t('search.searching') : null}
        {isNone ? t('search.none', { words }) : null}
        {words.length < shortestSearch && total === 0 ? t('search.start') : null}
        {answer && total > 0 ? <span className="hidden-text">{t('search.found', { total })}</span> : null}
      </output>
      {error ? (
        <div role="alert" className={classes.failed}>
          <Text size="sm">
            {t('search.failed')}.{' '}
            {error instanceof CallFailed ? errorText(error.failure) : t('errors.internal')}
          </Text>
          <Button size="compact-sm" variant="light" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      <p className={classes.keys} aria-hidden>
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('search.keys.move')} <Kbd size="xs">Enter</Kbd>{' '}
        {t('search.keys.open')} <Kbd size="xs">Esc</Kbd> {t('search.keys.close')}
      </p>
    </>
  )
}
