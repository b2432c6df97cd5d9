import { Button } from '@dvor/ui/button.tsx'
import { useNavigate } from 'react-router'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { StepHeading } from './frame/step-heading.tsx'
import { changeDraft } from './flow/use-draft.ts'
import { useTexts } from './flow/use-texts.ts'
import classes from './flow/flow.module.css'

/** Shown on return to a completed booking: links to the reservation instead of a second order. */
export function AlreadyOrdered({ token }: { token: string }) {
  const texts = useTexts()
  const navigate = useNavigate()
  const startAnew = () => {
    changeDraft({ ordered: null })
    void navigate('/rezervacia')
  }
  return (
    <div className={classes.main}>
      <StepHeading>{texts.order.orderedTitle}</StepHeading>
      <p className="lead">{texts.order.orderedText}</p>
      <p className={classes.ways}>
        <LinkButton to={`/rezervacia-detail/${token}`}>{texts.order.orderedLink}</LinkButton>
        <Button variant="quiet" onClick={startAnew}>
          {texts.order.newOrder}
        </Button>
      </p>
    </div>
  )
}
