import { useLayoutEffect, useState } from 'react'

/** The open dialogs, the one on top last. */
const openDialogs: symbol[] = []

/** Milliseconds after which Mantine has returned the focus of those dialogs that it closes itself. */
const afterMantine = 20

/** Focused element before the dialog that was closed last; a question that follows it returns the focus there. */
let lastOpener: HTMLElement | null = null

/** Element focused last: an entry of a menu is gone when the dialog that it opens is shown. */
let lastFocused: HTMLElement | null = null
window.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement) lastFocused = menuButtonOf(target) ?? target
})

/** The button of the menu around an entry; null outside of menus. */
function menuButtonOf(element: HTMLElement): HTMLElement | null {
  const button = element.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : null
}

/** The element with the focus; null where none has it. */
const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null

/** Element to which a dialog that opens now returns the focus. */
function findOpener(): HTMLElement | null {
  const opener = focused()
  if (opener) return menuButtonOf(opener) ?? opener
  return lastFocused?.isConnected ? lastFocused : lastOpener
}

function returnFocus(opener: HTMLElement | null): void {
  if (!focused() && opener?.isConnected) opener.focus({ preventScroll: true })
}

/**
 * Registers a dialog while it is open, and then returns the focus to where it was; Mantine does that only for a dialog
 * that stays mounted. Mantine gives Esc to every open dialog, but it belongs to the one on top.
 * @returns a function that tells whether the dialog is on top
 */
export function useOpenDialog(isOpen: boolean): () => boolean {
  const [dialog] = useState(() => Symbol('dialog'))
  // Read in the commit: where motion is reduced, the dialog has the focus before effects run.
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = findOpener()
    openDialogs.push(dialog)
    return () => {
      openDialogs.splice(openDialogs.indexOf(dialog), 1)
      lastOpener = opener
      setTimeout(() => returnFocus(opener), afterMantine)
    }
  }, [isOpen, dialog])
  return () => openDialogs.at(-1) === dialog
}
