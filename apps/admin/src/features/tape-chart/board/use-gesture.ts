import { useState } from 'react'
import { i18n } from '../../../core/texts/i18n.ts'
import { gestureText } from '../model/chart-text.ts'
import { isSameGesture, type Gesture } from '../model/gesture.ts'
import { taskOf, type Task } from '../model/task.ts'

/** The current gesture of mouse or keyboard, and its text for the live region. */
export function useGesture(titleOf: (unit: string) => string, onTask: (task: Task) => void) {
  const [gesture, setGesture] = useState<Gesture | null>(null)
  const [said, setSaid] = useState('')
  return {
    gesture,
    said,
    change(next: Gesture | null) {
      // A pointer moves many times within one day.
      if (isSameGesture(gesture, next)) return
      setGesture(next)
      if (next) setSaid(gestureText(next, titleOf(next.placement.unit)))
    },
    cancel() {
      if (gesture) setSaid(i18n.t('chart.gestures.cancelled'))
      setGesture(null)
    },
    finish() {
      setGesture(null)
      setSaid('')
      const task = gesture && taskOf(gesture)
      if (task) onTask(task)
    },
  }
}
