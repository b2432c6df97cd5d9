import { formatMoney } from '@dvor/format/money.ts'
import { partyText } from '@dvor/format/plurals.ts'
import { useEffect, useState, type RefObject } from 'react'
import { stateLabel } from '../../reservations/state-badge.tsx'
import type { StaysById } from '../model/board-model.ts'
import { guestText, periodAndNights } from '../model/chart-text.ts'
import classes from '../dialogs/dialogs.module.css'

interface Props {
  scroller: RefObject<HTMLDivElement | null>
  stays: StaysById
  /** Whether to hide the tip, while something is dragged. */
  isOff: boolean
}

interface Tip {
  id: string
  left: number
  top: number
}

/** Tip with the data of the bar under the mouse; screen readers get the same from the bar's label. */
export function BarTip({ scroller, stays, isOff }: Props) {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    const board = scroller.current
    if (!board) return
    const show = (event: PointerEvent) => {
      const bar = event.target instanceof Element ? event.target.closest('[data-occupant="stay"]') : null
      const id = bar?.getAttribute('data-id')
      if (event.pointerType === 'touch' || !bar || !id) return setTip(null)
      const box = bar.getBoundingClientRect()
      setTip({ id, left: Math.max(box.left, board.getBoundingClientRect().left), top: box.bottom })
    }
    const hide = () => setTip(null)
    const watched = [
      ['pointerover', show],
      ['pointerdown', hide],
      ['pointerleave', hide],
      ['scroll', hide],
    ] as const
    for (const [name, act] of watched) board.addEventListener(name, act as EventListener, { passive: true })
    return () => {
      for (const [name, act] of watched) board.removeEventListener(name, act as EventListener)
    }
  }, [scroller])
  const stay = tip && !isOff ? stays.get(tip.id) : undefined
  if (!stay || !tip) return null
  return (
    <div aria-hidden className={classes.tip} style={{ left: tip.left, top: tip.top }}>
      <b>{guestText(stay)}</b>
      <span>{periodAndNights(stay)}</span>
      <span>{[partyText(stay.adults, stay.children), stateLabel(stay.state)].join(' · ')}</span>
      <span>{formatMoney(stay.total)}</span>
      {stay.attention ? <em>{stay.attention}</em> : null}
    </div>
  )
}
