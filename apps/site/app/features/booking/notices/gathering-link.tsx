import { gatheringPaths } from '@dvor/contract/reservations/gatherings.ts'
import { addDays } from '@dvor/format/days.ts'
import { gatheringLinkWords } from '@dvor/texts/areas.ts'
import { Link } from 'react-router'
import { useWords } from '../../../core/language/use-language.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { flowQuery } from '../../search/search-params.ts'

interface GatheringLinkProps {
  flow: FlowData
  /** Free rooms of the search, also those that sleep only a part of the party. */
  freeRooms: number
}

/** Leads several families to rooms that are held together, where the owner's rules allow it on these days. */
export function GatheringLink({ flow: { search, settings, today }, freeRooms }: GatheringLinkProps) {
  const words = useWords(gatheringLinkWords)
  const { from, to } = search
  const earliest = addDays(today, settings.gathering_lead_days)
  if (!settings.gathering_offered || !from || from < earliest || freeRooms < settings.gathering_units)
    return null
  return (
    <p>
      {words.question} <Link to={`${gatheringPaths.shared}?${flowQuery({ from, to })}`}>{words.link}</Link>
    </p>
  )
}
