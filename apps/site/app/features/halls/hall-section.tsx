import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { halls } from '@dvor/contract/collections/services/halls.ts'
import type { Language } from '@dvor/format/languages.ts'
import { nbsp } from '@dvor/format/language.ts'
import { formatNumber } from '@dvor/format/numbers.ts'
import { countInGenitive } from '@dvor/format/plurals.ts'
import { contentTexts } from '@dvor/texts/areas.ts'
import { RichText } from '../../core/content/rich-text.tsx'
import { filePictures } from '../galleries/file-pictures.ts'
import { PictureGrid } from '../galleries/picture-grid.tsx'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useLanguage, useTextLanguage, useWords } from '../../core/language/use-language.ts'
import classes from './hall-section.module.css'

type Hall = ListItem<typeof halls>

/** A hall with its pictures, its capacity and a link to ask about it. */
export function HallSection({ hall }: { hall: Hall }) {
  const words = useWords(contentTexts)
  const language = useLanguage()
  const marked = useTextLanguage()
  return (
    <section className="section page-width" id={hall.slug}>
      {hall.images.length > 0 && (
        <PictureGrid pictures={filePictures(hall.images, hall.title)} title={hall.title} look="mosaic" />
      )}
      <div className={classes.hall}>
        <div className={classes.head}>
          <h2 {...marked(hall.text_languages?.['title'])}>{hall.title}</h2>
          <p className={classes.facts}>{facts(hall, language).join(' · ')}</p>
          <LinkButton to={`/saly?sala=${hall.slug}#formular`} variant="quiet">
            <span>
              {words.askHall}
              <span className="visually-hidden">: {hall.title}</span>
            </span>
          </LinkButton>
        </div>
        <RichText html={hall.description} language={hall.text_languages?.['description']} />
      </div>
    </section>
  )
}

function facts({ capacity, area_m2: area, price_text: price }: Hall, language: Language): string[] {
  const people = capacity
    ? `${contentTexts[language].upTo} ${countInGenitive(capacity, 'person', language)}`
    : null
  const size = area ? `${formatNumber(area, language, 1)}${nbsp}m²` : null
  return [people, size, price].filter((fact) => fact !== null)
}
