import type { Outcome } from './test-step.ts'

/** Time that a step may take beyond its budget. */
const TOLERANCE = 1.5

/**
 * A line for each step that took more than half as much processor time again as its budget, on processors as slow as they
 * were meanwhile. Processor time and not the clock, so that a busy machine fails nothing.
 */
export function overBudget(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ title, cpuSeconds, budget = Infinity, slowness = 1 }) => {
    const allowed = budget * slowness * TOLERANCE
    if (cpuSeconds <= allowed) return []
    const machine = slowness > 1 ? ` on processors ${slowness.toFixed(1)} times as slow` : ''
    return `${title} took ${cpuSeconds.toFixed(0)} s of processor time, allowed are ${allowed.toFixed(0)}${machine}`
  })
}

/** The steps with their times, as a table of aligned columns. */
export function timesTable(outcomes: readonly Outcome[], wholeSeconds: number): string {
  const rows = outcomes.map(({ title, seconds, cpuSeconds, budget, passed, failed }) => [
    title,
    seconds.toFixed(1),
    cpuSeconds.toFixed(1),
    budget === undefined ? '' : String(budget),
    `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`,
  ])
  const head = ['step', 'seconds', 'processor', 'budget', '']
  const whole = ['whole run', wholeSeconds.toFixed(1), sumOf(outcomes).toFixed(1), '', '']
  const lines = [head, ...rows, whole]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const aligned = (text: string, column: number) =>
    column === 0 || column === 4 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  return lines.map((line) => line.map(aligned).join('  ').trimEnd()).join('\n')
}

const sumOf = (outcomes: readonly Outcome[]) => outcomes.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
