import { buttonClass } from '@dvor/ui/button.tsx'
import type { Settings } from '../../core/client/load-frame.ts'
import { useWords } from '../../core/language/use-language.ts'
import { contentTexts } from '../../core/content/content-texts.ts'
import classes from './navigation-links.module.css'

/** Links to the property in the visitor's own navigation app; nothing is loaded from third parties. */
export function NavigationLinks({ settings }: { settings: Settings }) {
  const words = useWords(contentTexts)
  const { latitude, longitude } = settings
  if (latitude === null || longitude === null) return null
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
