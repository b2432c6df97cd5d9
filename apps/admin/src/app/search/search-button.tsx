import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './search-button.module.css'
import { useTypedAhead } from './use-typed-ahead.ts'

const SearchDialog = lazy(() => import('./search-dialog.tsx').then((m) => ({ default: m.SearchDialog })))

/** Whether somebody is writing there, so that a slash is a slash and Ctrl-K may be the editor's own. */
const isWriting = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey) return false
  const isEditor = event.target instanceof HTMLElement && event.target.isContentEditable
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return !isEditor
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !isWriting(event)
}

interface Props {
  /** The keys alone, where the navbar is away. */
  hidden?: boolean
}

/** Opens the search over everything: a button, Ctrl-K or a slash. The search itself comes when it is asked for. */
export function SearchButton({ hidden = false }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [typed, setTyped] = useState('')
  const cameFrom = useRef<Element | null>(null)
  const open = useCallback(() => {
    // Asked for once more in the search itself, one still came from where one was before.
    if (!document.activeElement?.closest('[role="dialog"]')) cameFrom.current = document.activeElement
    setOpened(true)
  }, [])
  const close = useCallback(() => {
    setOpened(false)
    setFocused(false)
    setTyped('')
  }, [])
  useTypedAhead(opened && !isFocused, setTyped, close)
  // The dialog is away by then: who leaves it goes on where they were.
  useEffect(() => {
    if (!opened && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }, [opened])
  // As soon as the button is there, so are its keys.
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
