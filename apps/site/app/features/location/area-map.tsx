import { nbsp } from '@dvor/format/language.ts'
import { Link } from 'react-router'
import { useFormats } from '../../core/language/formats.ts'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import { AreaDrawing } from './area-drawing.tsx'
import type { Area, Destination } from './load-area.ts'
import { kmBetween } from './map-drawing.ts'
import { mapLink, type Place } from '@dvor/contract/site/places.ts'
import { contentTexts } from '@dvor/texts/areas.ts'
import classes from './area-map.module.css'

interface AreaMapProps {
  area: Area
  /** Where the property is; without it there is only the list. */
  centre: Place | null
}

/** The surroundings: a drawn map by coordinates, and beside it the same places in words with links to a map service. */
export function AreaMap({ area, centre }: AreaMapProps) {
  return (
    <div className={classes.areaMap}>
      {centre && <AreaDrawing area={area} centre={centre} />}
      <div className={classes.side}>
        <Destinations destinations={area.destinations} centre={centre} />
        <Buildings buildings={area.buildings} />
      </div>
    </div>
  )
}

function Destinations({ destinations, centre }: { destinations: Destination[]; centre: Place | null }) {
  const words = useWords(contentTexts)
  const owners = useOwnersLanguage()
  const { formatNumber } = useFormats()
  return (
    <>
      <ol className={classes.list}>
        {destinations.map(({ id, slug, title, km, place }) => {
          const far = km ?? (place && centre && kmBetween(centre, place))
          return (
            <li key={id}>
              <Link to={`/vylety#${slug}`} {...owners}>
                {title}
              </Link>
              {far !== null && ` ${formatNumber(far, 1)}${nbsp}km`}
              {place && <MapLink place={place} title={title} />}
            </li>
          )
        })}
      </ol>
      <p className={classes.note}>{words.distanceNote}</p>
    </>
  )
}

function Buildings({ buildings }: Pick<Area, 'buildings'>) {
  const words = useWords(contentTexts)
  const owners = useOwnersLanguage()
  if (buildings.length === 0) return null
  return (
    <div>
      <h3 className={classes.small}>{words.ourBuildings}</h3>
      <ul className={classes.buildings}>
        {buildings.map(({ id, slug, title, address, place }) => (
          <li key={id}>
            <Link to={`/ubytovanie?dom=${slug}`} {...owners}>
              {title}
            </Link>
            {address && <span {...owners}>{`, ${address}`}</span>}
            <MapLink place={place} title={title} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function MapLink({ place, title }: { place: Place; title: string }) {
  const words = useWords(contentTexts)
  return (
    <a className={classes.mapLink} href={mapLink(place)} rel="noopener noreferrer">
      {words.onMap}
      <span className="visually-hidden">: {title}</span>
    </a>
  )
}
