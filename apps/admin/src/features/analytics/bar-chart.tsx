import { useElementSize } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './analytics.module.css'
import { labelEvery, ticksUpTo } from './axis.ts'

/** Value of a month or a night, and of the same one a year earlier. */
export interface ChartBar {
  key: string
  /** Label under the bar. */
  label: string
  /** Full label for the tooltip. */
  name: string
  now: number
  before: number
}

/** What the two bars of a pair are; without it the chosen period and the year before. */
export interface PairNames {
  now: string
  before: string
  /** The second bar in words, with its value. */
  said: (value: string) => string
}

interface Props {
  /** What the chart shows. */
  label: string
  names?: PairNames
  bars: readonly ChartBar[]
  format: (value: number) => string
  formatTick: (value: number) => string
}

const height = 220
const axisWidth = 62
const labelHeight = 26
const topSpace = 10
const labelWidth = 46

/** Pairs of bars over time, read by pointer, touch or arrow keys; the table below has the same values. */
export function BarChart({ label, names, bars, format, formatTick }: Props) {
  const { t } = useTranslation()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [pointed, setPointed] = useState<number | null>(null)
  const bar = pointed === null ? undefined : bars[pointed]
  const pair = names ?? {
    now: t('analytics.now'),
    before: t('analytics.before'),
    said: (value: string) => t('analytics.wasBefore', { value }),
  }
  return (
    <div>
      <p className={classes.pointed} aria-hidden>
        {bar ? (
          <>
            <strong>{bar.name}</strong> {format(bar.now)}
            <span> · {pair.said(format(bar.before))}</span>
          </>
        ) : (
          <Legend isCompared={isCompared(bars)} names={pair} />
        )}
      </p>
      <div ref={ref} className={classes.plot}>
        {/* Reads the bars by keyboard; pointer and touch reach them in the drawing. */}
        <input
          type="range"
          className={classes.reader}
          aria-label={label}
          min={0}
          max={Math.max(0, bars.length - 1)}
          value={pointed ?? 0}
          aria-valuetext={bar ? `${bar.name}: ${format(bar.now)}, ${pair.said(format(bar.before))}` : label}
          onFocus={() => setPointed((one) => one ?? 0)}
          onChange={(event) => setPointed(Number(event.currentTarget.value))}
          onBlur={() => setPointed(null)}
        />
        {width > axisWidth ? (
          <svg width={width} height={height} aria-hidden onPointerLeave={() => setPointed(null)}>
            <Plot bars={bars} width={width} formatTick={formatTick} pointed={pointed} onPoint={setPointed} />
          </svg>
        ) : null}
      </div>
    </div>
  )
}

/** Whether there are values of the year before. */
export const isCompared = (bars: readonly { before: number }[]) => bars.some(({ before }) => before !== 0)

interface LegendProps {
  isCompared: boolean
  names?: Pick<PairNames, 'now' | 'before'>
}

export function Legend({ isCompared: withBefore, names }: LegendProps) {
  const { t } = useTranslation()
  if (!withBefore) return null
  return (
    <span className={classes.legend}>
      <i data-of="now" /> {names?.now ?? t('analytics.now')}
      <i data-of="before" /> {names?.before ?? t('analytics.before')}
    </span>
  )
}

interface PlotProps extends Pick<Props, 'bars' | 'formatTick'> {
  width: number
  pointed: number | null
  onPoint: (index: number) => void
}

function Plot({ bars, width, formatTick, pointed, onPoint }: PlotProps) {
  const ticks = ticksUpTo(Math.max(...bars.flatMap(({ now, before }) => [now, before])))
  const top = ticks.at(-1) || 1
  const floor = height - labelHeight
  const y = (value: number) => floor - (value / top) * (floor - topSpace)
  const slot = (width - axisWidth) / bars.length
  const every = labelEvery(bars.length, width - axisWidth, labelWidth)
  const one = Math.max(1, Math.min(22, slot * 0.38))
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick} className={classes.tick}>
          <line x1={axisWidth} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={axisWidth - 8} y={y(tick) + 4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ key, label, now, before }, index) => {
        const middle = axisWidth + slot * (index + 0.5)
        return (
          <g
            key={key}
            className={classes.bar}
            data-pointed={pointed === index || undefined}
            onPointerEnter={() => onPoint(index)}
            onPointerDown={() => onPoint(index)}
          >
            <rect className={classes.reach} x={middle - slot / 2} y={0} width={slot} height={height} />
            <rect
              className={classes.before}
              x={middle - one}
              y={y(before)}
              width={one}
              height={floor - y(before)}
            />
            <rect className={classes.now} x={middle} y={y(now)} width={one} height={floor - y(now)} />
            {index % every === 0 ? (
              <text x={middle} y={height - 7} textAnchor="middle">
                {label}
              </text>
            ) : null}
          </g>
        )
      })}
    </>
  )
}
