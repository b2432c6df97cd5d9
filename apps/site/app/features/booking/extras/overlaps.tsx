import { overlapSentences } from '@dvor/booking/messages/overlap-text.ts'
import { clashOf, type Activity } from '@dvor/booking/services/overlaps.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from './overlaps.module.css'

interface OverlapsProps {
  activities: readonly Activity[]
  /** Number of persons of the party. */
  persons: number
}

/** Says which activities overlap in time, and whether the party can split up for both. */
export function Overlaps({ activities, persons }: OverlapsProps) {
  const texts = useTexts()
  const language = useLanguage()
  const sentences = overlapSentences(activities, language)
  const isClash = activities.some((one) => clashOf(one, activities, persons) !== undefined)
  return (
    <output className={sentences.length > 0 ? classes.overlaps : undefined}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sentences.length > 0 && <p>{isClash ? texts.seats.clash : texts.seats.splitUp}</p>}
    </output>
  )
}
