import { formatDayMonth } from '@dvor/format/day-text.ts'
import { weekdayOf } from '@dvor/format/days.ts'
import { formatTime } from '@dvor/format/instants.ts'
import type { Language } from '@dvor/format/languages.ts'
import { weekdayName } from '@dvor/format/names.ts'
import { overlapSentence } from '@dvor/texts/areas.ts'
import { overlappingPairs, type Activity } from '../services/overlaps.ts'

/** A sentence for each pair of activities that overlap: both names and times. */
export function overlapSentences(activities: readonly Activity[], language: Language): string[] {
  return overlappingPairs(activities).map(([one, other]) => {
    const day = `${weekdayName(weekdayOf(one.day), language)} ${formatDayMonth(one.day, language)}`
    return overlapSentence[language](inWords(one, language), inWords(other, language), day)
  })
}

const inWords = ({ title, time_from, time_to }: Activity, language: Language) =>
  `${title} ${formatTime(time_from, language)} – ${formatTime(time_to, language)}`
