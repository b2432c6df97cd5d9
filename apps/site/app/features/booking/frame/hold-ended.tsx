import { Button } from '@dvor/ui/button.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { useText } from '../../../core/layout/use-text.ts'
import classes from '../flow/flow.module.css'

interface HoldEndedProps {
  open: boolean
  words: Readonly<Record<'expiredTitle' | 'expiredText' | 'again' | 'toRooms', string>>
  onAgain: () => void
  onLeave: () => void
}

/** The hold ran out: offers to hold again; what was typed stays as it is. */
export function HoldEnded({ open, words, onAgain, onLeave }: HoldEndedProps) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onLeave} title={words.expiredTitle} closeLabel={t('dialog.close')}>
      <p>{words.expiredText}</p>
      <p className={classes.ways}>
        <Button onClick={onAgain}>{words.again}</Button>
        <Button variant="quiet" onClick={onLeave}>
          {words.toRooms}
        </Button>
      </p>
    </Dialog>
  )
}
