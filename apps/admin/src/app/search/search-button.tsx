import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './search-button.module.css'
import { useTypedAhead } from './use-typed-ahead.ts'

const SearchDialog = lazy(() => import('./search-dialog.tsx').then((m) => ({ default: m.SearchDialog })))

/** Whether the key goes to a text input, where a slash is text. */
const isWriting = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey) return false
  const isEditor = event.target instanceof HTMLElement && event.target.isContentEditable
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return !isEditor
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !isWriting(event)
}

interface Props {
  /** Whether only the keys work, because the navbar is hidden. */
  hidden?: boolean
}

/** Opens the search by a button, Ctrl-K or a slash. The dialog is loaded on first use. */
export function SearchButton({ hidden = false }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [typed, setTyped] = useState('')
  const open = useCallback(() => setOpened(true), [])
  const close = useCallback(() => {
    setOpened(false)
    setFocused(false)
    setTyped('')
  }, [])
  useTypedAhead(opened && !isFocused, setTyped, close)
  // The keys work as soon as the button is rendered.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
  return (
    <>
      {hidden ? null : (
        <UnstyledButton
          className={classes.button}
          onClick={open}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K /"
        >
          <IconSearch size={19} stroke={1.7} aria-hidden />
          <span className={classes.word}>{t('shell.search')}</span>
          <kbd className={classes.keys} aria-hidden>
            Ctrl K
          </kbd>
        </UnstyledButton>
      )}
      {opened ? (
        <Suspense>
          <SearchDialog typed={typed} onType={setTyped} onFocus={() => setFocused(true)} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
