import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type DragEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { moved } from '../galleries/gallery-order.ts'
import classes from './offers.module.css'

export interface SortableItem {
  id: string
  /** Name of the list for screen readers. */
  title: string
  content: ReactNode
}

interface Props {
  label: string
  items: readonly SortableItem[]
  /** Called with all ids in the new order. */
  onOrder: (ids: string[]) => void
}

/** A list that is sorted by mouse, by buttons (on a phone) or by arrow keys. */
export function SortableList({ label, items, onOrder }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const keepFocusOn = useKeptFocus(list)
  const [said, setSaid] = useState('')
  const ids = items.map(({ id }) => id)
  const drag = useDragOrder(ids, onOrder)
  const visibleItems = drag.shown.flatMap((id) => items.find((item) => item.id === id) ?? [])

  function move(item: SortableItem, step: number) {
    const at = ids.indexOf(item.id)
    const to = Math.max(0, Math.min(ids.length - 1, at + step))
    if (to === at) return
    setSaid(t('offers.moved', { title: item.title, place: to + 1, total: ids.length }))
    onOrder(moved(ids, item.id, to))
  }
  return (
    <>
      <ol ref={list} className={classes.list} aria-label={label}>
        {visibleItems.map((item, place) => (
          <li key={item.id}>
            <div
              className={classes.row}
              data-dragged={drag.dragged === item.id || undefined}
              {...drag.handlersOf(item.id, item.title)}
            >
              <Handle
                item={item}
                place={place}
                count={ids.length}
                onMove={(step) => {
                  keepFocusOn(item.id)
                  move(item, step)
                }}
              />
              <div className={classes.content}>{item.content}</div>
              <Arrows item={item} place={place} count={ids.length} onMove={(step) => move(item, step)} />
            </div>
          </li>
        ))}
      </ol>
      <output className="hidden-text">{said}</output>
    </>
  )
}

/** Sorts ids by dragging: the list follows the pointer and is saved when dropped. */
function useDragOrder(ids: readonly string[], onOrder: (ids: string[]) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string[] | null>(null)
  const order = over ?? ids

  function end() {
    setDragged(null)
    setOver(null)
  }
  const handlersOf = (id: string, title: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', title)
      setDragged(id)
    },
    onDragOver: (event: DragEvent) => {
      if (!dragged) return
      event.preventDefault()
      if (dragged !== id) setOver(moved(order, dragged, order.indexOf(id)))
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (over && over.join() !== ids.join()) onOrder(over)
      end()
    },
    onDragEnd: end,
  })
  return { shown: order, dragged, handlersOf }
}

/** Restores the focus to the handle of a moved row, which loses it in the DOM. */
function useKeptFocus(list: RefObject<HTMLElement | null>): (id: string) => void {
  const handleId = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (handleId.current)
      list.current?.querySelector<HTMLElement>(`[data-handle="${handleId.current}"]`)?.focus()
    handleId.current = null
  })
  return (id) => {
    handleId.current = id
  }
}

interface MoveProps {
  item: SortableItem
  place: number
  count: number
  onMove: (step: number) => void
}

const stepOf: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity }

function Handle({ item, place, count, onMove }: MoveProps) {
  const { t } = useTranslation()
  const pressed = (event: KeyboardEvent) => {
    const step = stepOf[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(step)
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.handle}
      data-handle={item.id}
      aria-label={t('offers.move', { title: item.title, place: place + 1, total: count })}
      onKeyDown={pressed}
    >
      <IconGripVertical size={18} />
    </ActionIcon>
  )
}

function Arrows({ item, place, count, onMove }: MoveProps) {
  const { t } = useTranslation()
  const shared = { variant: 'subtle', color: 'gray', size: 'lg' } as const
  return (
    <>
      <ActionIcon
        {...shared}
        disabled={place === 0}
        aria-label={t('offers.up', { title: item.title })}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={17} />
      </ActionIcon>
      <ActionIcon
        {...shared}
        disabled={place === count - 1}
        aria-label={t('offers.down', { title: item.title })}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={17} />
      </ActionIcon>
    </>
  )
}
