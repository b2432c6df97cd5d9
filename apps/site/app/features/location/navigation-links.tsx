import { buttonClass } from '@dvor/ui/button.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { contentTexts } from '../../core/content/content-texts.ts'
import type { Place } from './map-link.ts'
import classes from './navigation-links.module.css'

/** Links to a place in the visitor's own navigation app; nothing is loaded from third parties. */
export function NavigationLinks({ place: { latitude, longitude } }: { place: Place }) {
  const words = useWords(contentTexts)
  const place = `${latitude},${longitude}`
  const ways = [
    { name: 'Google Mapy', url: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { name: 'Waze', url: `https://waze.com/ul?ll=${place}&navigate=yes` },
    {
      name: 'Mapy.com',
      url: `https://mapy.com/fnc/v1/route?end=${longitude},${latitude}&routeType=car_fast`,
    },
  ]
  return (
    <div className={classes.wayHere}>
      <p>{words.coordinates(latitude, longitude)}</p>
      <ul className={classes.waysToUs} aria-label={words.openWay}>
        {ways.map(({ name, url }) => (
          <li key={name}>
            <a
              className={buttonClass({ variant: 'quiet', size: 'small' })}
              href={url}
              rel="noopener noreferrer"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
