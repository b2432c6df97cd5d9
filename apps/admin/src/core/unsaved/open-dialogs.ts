import { useEffect, useState } from 'react'

/** The open dialogs, the one on top last. */
const openDialogs: symbol[] = []

/** Milliseconds after which Mantine has returned the focus of those dialogs that it closes itself. */
const afterMantine = 20

/** What had the focus before the dialog that was closed last; a question that follows it returns the focus there. */
let lastOpener: HTMLElement | null = null

/** The element with the focus; null where none has it. */
const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null

function returnFocus(opener: HTMLElement | null): void {
  if (!focused() && opener?.isConnected) opener.focus({ preventScroll: true })
}

/**
 * Registers a dialog while it is open, and then returns the focus to where it was; Mantine does that only for a dialog
 * that stays mounted. Mantine gives Esc to every open dialog, but it belongs to the one on top.
 * @returns a function that tells whether the dialog is on top
 */
export function useOpenDialog(isOpen: boolean): () => boolean {
  const [own] = useState(() => Symbol('dialog'))
  useEffect(() => {
    if (!isOpen) return
    const opener = focused() ?? lastOpener
    openDialogs.push(own)
    return () => {
      openDialogs.splice(openDialogs.indexOf(own), 1)
      lastOpener = opener
      setTimeout(() => returnFocus(opener), afterMantine)
    }
  }, [isOpen, own])
  return () => openDialogs.at(-1) === own
}
