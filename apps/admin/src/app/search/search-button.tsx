import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import {
  lazy,
  Suspense,
  useCallback,
  useLayoutEffect,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react'
import { useTranslation } from 'react-i18next'
import { isWriting } from './is-writing.ts'
import classes from './search-button.module.css'

const SearchDialog = lazy(() => import('./search-dialog.tsx').then((m) => ({ default: m.SearchDialog })))

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

/**
 * Collects what is typed between opening the search and its field having the focus. Such keys act on nothing else:
 * Enter would otherwise press the button that had the focus before.
 * @param isWaiting between opening and focus
 */
function useTypedAhead(
  isWaiting: boolean,
  setTyped: Dispatch<SetStateAction<string>>,
  onCancel: () => void,
): void {
  useLayoutEffect(() => {
    if (!isWaiting) return undefined
    const collect = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || (event.altKey && !event.getModifierState('AltGraph'))) return
      if (event.key === 'Escape') onCancel()
      else if (event.key === 'Backspace') setTyped((typed) => typed.slice(0, -1))
      else if (event.key.length === 1) setTyped((typed) => typed + event.key)
      else if (event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', collect, true)
    return () => document.removeEventListener('keydown', collect, true)
  }, [isWaiting, setTyped, onCancel])
}
