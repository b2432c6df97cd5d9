import { Button } from '@dvor/ui/button.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { useWords } from '../../../core/language/use-language.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import classes from '../flow/flow.module.css'

interface HoldEndedProps {
  open: boolean
  words: Readonly<Record<'expiredTitle' | 'expiredText' | 'again' | 'toRooms', string>>
  onAgain: () => void
  onLeave: () => void
}

/** Dialog for an expired hold: offers to hold again and keeps what was typed. */
export function HoldEnded({ open, words, onAgain, onLeave }: HoldEndedProps) {
  const frame = useWords(frameWords)
  return (
    <Dialog open={open} onClose={onLeave} title={words.expiredTitle} closeLabel={frame['dialog.close']}>
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
