import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { useEffect, useRef } from 'react'
import { useReservationWords } from '../texts/reservation-texts.ts'

/** Why what the guest asked for is refused; it takes the focus when it appears. */
export function ProblemList({ problems }: { problems: readonly string[] | undefined }) {
  const words = useReservationWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [problems])
  if (!problems?.length) return null
  return (
    <div ref={box} tabIndex={-1}>
      <ErrorState title={words.change.problemTitle}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </ErrorState>
    </div>
  )
}
