import { useState, type DragEvent } from 'react'
import { moved } from '../galleries/gallery-order.ts'

/** Sorts ids by dragging: the list follows the pointer and is saved when dropped. */
export function useDragOrder(ids: readonly string[], onOrder: (ids: string[]) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string[] | null>(null)
  const shown = over ?? ids

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
      if (dragged !== id) setOver(moved(shown, dragged, shown.indexOf(id)))
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (over && over.join() !== ids.join()) onOrder(over)
      end()
    },
    onDragEnd: end,
  })
  return { shown, dragged, handlersOf }
}
