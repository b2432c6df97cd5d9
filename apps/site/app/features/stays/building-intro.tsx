import { useSettings } from '../../core/client/use-settings.ts'
import { OwnersPicture } from '../../core/content/owners-picture.tsx'
import { RichText } from '../../core/content/rich-text.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import { mapLink, placeOf } from '@dvor/contract/site/places.ts'
import { staysWords } from '@dvor/texts/areas.ts'
import { timesOf, type Building } from './building.ts'
import classes from './building-intro.module.css'

interface BuildingIntroProps {
  building: Building
  /** Heading above the facts; without it the section has its own. */
  title?: string
}

/** Picture, description, address and times of a building; nothing when the owner has filled in none of them. */
export function BuildingIntro({ building, title }: BuildingIntroProps) {
  const { image, description, text_languages } = building
  return (
    <div className={image ? `${classes.building} ${classes.withPicture}` : classes.building}>
      {image && (
        <OwnersPicture
          className={classes.picture}
          file={image}
          alt={image.alt ?? building.title}
          sizes="(width >= 48rem) 36rem, 94vw"
        />
      )}
      <div className={classes.text}>
        {title && <h2>{title}</h2>}
        <RichText html={description} language={text_languages?.['description']} className="text-width" />
        <BuildingFacts building={building} />
      </div>
    </div>
  )
}

function BuildingFacts({ building }: { building: Building }) {
  const words = useWords(staysWords)
  const owners = useOwnersLanguage()
  const { formatTime } = useFormats()
  const settings = useSettings()
  const { checkIn, checkOut } = timesOf(building, settings)
  const place = placeOf(building)
  return (
    <dl className={classes.facts}>
      {building.address && (
        <div className={classes.address}>
          <dt>{words.address}</dt>
          <dd {...owners}>{building.address}</dd>
        </div>
      )}
      {checkIn && (
        <div>
          <dt>{words.checkIn}</dt>
          <dd>{words.fromTime(formatTime(checkIn))}</dd>
        </div>
      )}
      {checkOut && (
        <div>
          <dt>{words.checkOut}</dt>
          <dd>{words.untilTime(formatTime(checkOut))}</dd>
        </div>
      )}
      {building.registration_number && (
        <div>
          <dt>{words.registration}</dt>
          <dd {...owners}>{building.registration_number}</dd>
        </div>
      )}
      {place && (
        <div>
          <dt>{words.onMap}</dt>
          <dd>
            <a href={mapLink(place)} rel="noopener noreferrer">
              {words.openMap}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
