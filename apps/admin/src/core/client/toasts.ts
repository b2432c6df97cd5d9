import { notifications } from '@mantine/notifications'
import type { Failure } from './api.ts'
import { errorText } from './error-text.ts'

/** Shows a danger toast: the title, and the reason by the error's code. */
export function showFailure(title: string, failure: Failure): void {
  notifications.show({ color: 'barn', title, message: errorText(failure), autoClose: 8000 })
}

export function showSuccess(message: string): void {
  notifications.show({ color: 'pine', message, autoClose: 3000 })
}

/** Shows what is left to do after an action that succeeded. */
export function showNote(message: string): void {
  notifications.show({ color: 'hay', message, autoClose: 12_000 })
}

/** Shows a danger toast with a text of its own. */
export function showProblem(title: string, message: string): void {
  notifications.show({ color: 'barn', title, message, autoClose: 15_000 })
}
