import { nbsp } from '@dvor/format/language.ts'
import { Link } from 'react-router'
import type { Distance } from './load-distances.ts'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import { useFormats } from '../../core/language/formats.ts'
import { contentTexts } from '../../core/content/content-texts.ts'
import classes from './distance-map.module.css'

const size = 600
const centre = size / 2
/** Radius of the farthest place in units of the drawing. */
const reach = 250
const nearest = 70
/** Angle between consecutive places, so that close ones do not overlap. */
const turn = Math.PI * (3 - Math.sqrt(5))

/** Kilometres of the rings: few whole numbers. */
function ringsFor(farthest: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((km) => farthest / km <= 4) ?? 200
  return [1, 2, 3, 4].map((count) => count * step).filter((km) => km <= farthest)
}

/** The labels of the rings are straight up; a place that would cover them moves aside. */
function angleOf(index: number): number {
  const angle = (index * turn + 0.4) % (2 * Math.PI)
  const fromTop = angle - 1.5 * Math.PI
  return Math.abs(fromTop) < 0.4 ? angle + Math.sign(fromTop) * 0.4 : angle
}

interface DistanceMapProps {
  places: readonly Distance[]
}

/**
 * Draws the destinations of trips on rings of kilometres around the property. Directions are not known, and a note says
 * so. The list beside the drawing has the same facts in words.
 */
export function DistanceMap({ places }: DistanceMapProps) {
  const words = useWords(contentTexts)
  const owners = useOwnersLanguage()
  const { formatNumber } = useFormats()
  const farthest = Math.max(...places.map(({ km }) => km))
  const radius = (km: number) => nearest + ((reach - nearest) * km) / farthest
  return (
    <div className={classes.distanceMap}>
      <svg className={classes.drawing} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle className={classes.ground} cx={centre} cy={centre} r={reach + 40} />
        {ringsFor(farthest).map((km) => (
          <g key={km}>
            <circle className={classes.ring} cx={centre} cy={centre} r={radius(km)} />
            <text className={classes.km} x={centre} y={centre - radius(km) - 6}>
              {km} km
            </text>
          </g>
        ))}
        <path className={classes.house} d="M268 306V282L300 254L332 282V306Z" />
        <path className={classes.door} d="M293 306V288H307V306Z" />
        {places.map(({ id, km }, index) => {
          const angle = angleOf(index)
          const x = (centre + Math.cos(angle) * radius(km)).toFixed(1)
          const y = (centre + Math.sin(angle) * radius(km)).toFixed(1)
          return (
            <g key={id} transform={`translate(${x} ${y})`}>
              <circle className={classes.place} r="19" />
              <text className={classes.number} y="7">
                {index + 1}
              </text>
            </g>
          )
        })}
      </svg>
      <div className={classes.side}>
        <ol className={classes.list}>
          {places.map(({ id, slug, title, km }) => (
            <li key={id} {...owners}>
              <Link to={`/vylety#${slug}`}>{title}</Link> {formatNumber(km, 1)}
              {nbsp}km
            </li>
          ))}
        </ol>
        <p className={classes.note}>{words.distanceNote}</p>
      </div>
    </div>
  )
}
