import { Button } from '@dvor/ui/button.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { t } from '../texts/sk.ts'
import { texts } from './texts.ts'

interface HoldEndedProps {
  open: boolean
  onAgain: () => void
  onLeave: () => void
}

/** The hold ran out: offers to hold again; what was typed stays as it is. */
export function HoldEnded({ open, onAgain, onLeave }: HoldEndedProps) {
  return (
    <Dialog open={open} onClose={onLeave} title={texts.hold.expiredTitle} closeLabel={t('dialog.close')}>
      <p>{texts.hold.expiredText}</p>
      <p className="flow__ways">
        <Button onClick={onAgain}>{texts.hold.again}</Button>
        <Button variant="quiet" onClick={onLeave}>
          {texts.hold.toRooms}
        </Button>
      </p>
    </Dialog>
  )
}
