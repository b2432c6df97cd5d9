import { groupWords } from '@dvor/texts/areas.ts'
import { useWords } from '../../../core/language/use-language.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { findUnit } from '../flow/rooms-of-search.ts'
import { GroupCard } from './group-card.tsx'
import classes from './quote-list.module.css'

/** Rooms that sleep the party together, for a party that no single free room sleeps. */
export function CombinationList({ flow }: { flow: FlowData }) {
  const words = useWords(groupWords)
  const { combinations, units } = flow
  if (combinations.length === 0) return null
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{words.heading}</h2>
      <p className={classes.text}>{words.text}</p>
      <ul className={classes.list}>
        {combinations.map(({ rooms, reasons, price, rules }) => (
          <GroupCard
            key={rooms.map(({ unit }) => unit).join()}
            flow={flow}
            title={rooms.map(({ unit }) => findUnit(units, unit)?.title).join(' + ')}
            tags={reasons.map((reason) => words.reasons[reason])}
            rooms={rooms}
            price={price}
            rules={rules}
            takeLabel={words.takeAll}
          />
        ))}
      </ul>
    </section>
  )
}
