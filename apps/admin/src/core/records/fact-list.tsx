import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

/** A name and its value. */
export type Fact = readonly [label: string, value: ReactNode]

interface Props {
  facts: readonly Fact[]
  /** Another layout than names beside their values. */
  className?: string | undefined
}

/** Facts of a record, each with its name; one without a value is left out. */
export function FactList({ facts, className = classes.facts }: Props) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
