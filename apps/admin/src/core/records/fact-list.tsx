import type { ReactNode } from 'react'

/** A name and its value. */
export type Fact = readonly [label: string, value: ReactNode]

/** Facts of a record, each with its name; `className` lays them out. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
