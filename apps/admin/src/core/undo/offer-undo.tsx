import { requestOf } from '@dvor/client/transport/answer.ts'
import { notifications } from '@mantine/notifications'
import { showSuccess } from '../client/toasts.ts'
import { UndoOffer } from '../page/undo-offer.tsx'
import { i18n } from '../texts/i18n.ts'
import { takeBack } from './take-back.ts'

/** Time of a toast by which a change is taken back, in milliseconds; then it is taken back from the history. */
const undoTime = 10_000

/** The toast that is shown: a later one takes its place, so that one button takes back what was done last. */
let shown: string | null = null

/**
 * Says in a toast what was done, with the way back.
 * @param answer of the call that did it
 */
export function offerUndo(message: string, answer: object, title?: string): void {
  const request = requestOf(answer)
  if (!request) return showSuccess(title ?? message)
  const id = `undo-${request}`
  const undo = () => {
    notifications.hide(id)
    void takeBack({ request })
  }
  if (shown) notifications.hide(shown)
  shown = id
  notifications.show({
    id,
    color: 'pine',
    autoClose: undoTime,
    title,
    message: <UndoOffer hint={message} onUndo={undo} />,
    closeButtonProps: { 'aria-label': i18n.t('close') },
  })
}
