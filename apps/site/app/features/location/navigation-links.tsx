import { buttonClass } from '@dvor/ui/button.tsx'
import { useWords } from '../../core/language/use-language.ts'
import { navigationWays, type Place } from '@dvor/contract/site/places.ts'
import { contentTexts, navigationWords } from '@dvor/texts/areas.ts'
import classes from './navigation-links.module.css'

/** Links to a place in the visitor's own navigation app; nothing is loaded from third parties. */
export function NavigationLinks({ place }: { place: Place }) {
  const words = useWords(contentTexts)
  const names = useWords(navigationWords)
  return (
    <div className={classes.wayHere}>
      <p>{words.coordinates(place.latitude, place.longitude)}</p>
      <ul className={classes.waysToUs} aria-label={words.openWay}>
        {navigationWays(place).map(({ app, url }) => (
          <li key={app}>
            <a
              className={buttonClass({ variant: 'quiet', size: 'small' })}
              href={url}
              rel="noopener noreferrer"
            >
              {names[app]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
