import type { VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'
import type { BoardRows } from './use-board-rows.ts'

/** New rows of one go: a hand scrolls two a frame, and a machine that fell behind has a whole screen of them to draw. */
const atOnce = 8

/**
 * The rows to draw now: those that were let in, and the one with the keyboard in any case. New ones are let in a few at
 * a time, those in sight first, so that the page answers in between.
 */
export function useRowsAtOnce(virtual: BoardRows, cursorRow: string): VirtualItem[] {
  const [letIn, setLetIn] = useState<ReadonlySet<VirtualItem['key']>>(new Set())
  const wanted = virtual.getVirtualItems()
  useEffect(() => {
    const waiting = wanted.filter(({ key }) => !letIn.has(key))
    if (waiting.length === 0) return
    const { startIndex = 0, endIndex = 0 } = virtual.range ?? {}
    const isOutside = ({ index }: VirtualItem) => index < startIndex || index > endIndex
    const next = waiting.toSorted((a, b) => Number(isOutside(a)) - Number(isOutside(b))).slice(0, atOnce)
    // A task of its own: a frame asked for while scrolling would still be this one.
    const turn = setTimeout(() => {
      const kept = wanted.filter(({ key }) => letIn.has(key))
      setLetIn(new Set([...kept, ...next].map(({ key }) => key)))
    })
    return () => clearTimeout(turn)
  })
  return wanted.filter(({ key }) => letIn.has(key) || key === cursorRow)
}
