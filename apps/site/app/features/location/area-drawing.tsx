import { useOwnersLanguage } from '../../core/language/use-language.ts'
import type { Area, MapShape } from './load-area.ts'
import { pathOf, projectionOf, scaleKm, spread, type Projection } from './map-drawing.ts'
import type { Place } from '@dvor/contract/site/places.ts'
import classes from './area-map.module.css'

/** Kinds in the order in which they are drawn, the lowest first. */
const layers: readonly MapShape['kind'][] = ['forest', 'water', 'river', 'road', 'settlement']
const looks: Readonly<Record<MapShape['kind'], string | undefined>> = {
  forest: classes.forest,
  water: classes.water,
  river: classes.river,
  road: classes.road,
  settlement: classes.settlement,
}
const areas: ReadonlySet<MapShape['kind']> = new Set(['forest', 'water'])
const pinSize = 17

/** The map, drawn from the owner's coordinates; the list beside it says the same in words. */
export function AreaDrawing({ area, centre }: { area: Area; centre: Place }) {
  const owners = useOwnersLanguage()
  const { destinations, shapes, buildings } = area
  const places = destinations.flatMap(({ place }) => place ?? [])
  const projection = projectionOf(centre, [
    ...places,
    ...shapes.flatMap((shape) => shape.places),
    ...buildings.map(({ place }) => place),
  ])
  const { width, height, pointOf } = projection
  const home = pointOf(centre)
  const pins = spread([home, ...places.map(pointOf)], 2 * pinSize + 2).slice(1)
  const numbers = destinations.flatMap(({ place }, index) => (place ? [index + 1] : []))
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-testid="area-map"
      {...owners}
    >
      <rect className={classes.ground} width={width} height={height} rx="18" />
      {layers.flatMap((kind) =>
        shapes
          .filter((shape) => shape.kind === kind)
          .map((shape) => <Shape key={shape.id} shape={shape} projection={projection} />),
      )}
      <Buildings buildings={buildings} home={home} pointOf={pointOf} />
      {pins.map(({ x, y }, index) => (
        <g key={numbers[index]} transform={`translate(${x} ${y})`}>
          <circle className={classes.pin} r={pinSize} />
          <text className={classes.number} y="7">
            {numbers[index]}
          </text>
        </g>
      ))}
      <Names shapes={shapes} projection={projection} />
      <Scale projection={projection} />
    </svg>
  )
}

function Shape({ shape: { kind, places }, projection }: { shape: MapShape; projection: Projection }) {
  const points = places.map(projection.pointOf)
  const [first] = points
  if (!first) return null
  if (kind === 'settlement')
    return <rect className={looks[kind]} x={first.x - 5} y={first.y - 5} width="10" height="10" rx="2" />
  const path = pathOf(points, areas.has(kind))
  return (
    <>
      {kind === 'road' && <path className={classes.roadEdge} d={path} />}
      <path className={looks[kind]} d={path} />
    </>
  )
}

/** Names of settlements, above everything else. */
function Names({ shapes, projection }: { shapes: MapShape[]; projection: Projection }) {
  return shapes
    .filter(({ kind }) => kind === 'settlement')
    .flatMap(({ id, title, places }) =>
      places.slice(0, 1).map((place) => {
        const { x, y } = projection.pointOf(place)
        return (
          <text key={id} className={classes.name} x={x} y={y + 26}>
            {title}
          </text>
        )
      }),
    )
}

interface BuildingsProps extends Pick<Area, 'buildings'>, Pick<Projection, 'pointOf'> {
  home: { x: number; y: number }
}

/** A sign for the property, and one for each building that is drawn at least 30 units away from every other sign. */
function Buildings({ buildings, home, pointOf }: BuildingsProps) {
  const points = [home, ...buildings.map(({ place }) => pointOf(place))]
  const apart = points.filter(({ x, y }, index) =>
    points.slice(0, index).every((other) => Math.hypot(x - other.x, y - other.y) > 30),
  )
  return apart.map(({ x, y }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <path className={classes.house} d="M-20 16V-4L0 -21L20 -4V16Z" />
      <path className={classes.door} d="M-5 16V3H5V16Z" />
    </g>
  ))
}

function Scale({ projection }: { projection: Projection }) {
  const km = scaleKm(projection)
  const length = Math.round(km * projection.perKm)
  const y = projection.height - 24
  return (
    <g>
      <path className={classes.scale} d={`M28 ${y - 8}V${y}H${28 + length}V${y - 8}`} />
      <text className={classes.km} x={28 + length / 2} y={y - 10}>
        {km} km
      </text>
    </g>
  )
}
