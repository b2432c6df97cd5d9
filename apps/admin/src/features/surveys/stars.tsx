import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './surveys.module.css'

const places = [1, 2, 3, 4, 5]

/** Stars of one answer, 1 to 5. */
export function Stars({ value }: { value: number }) {
  const { t } = useTranslation()
  return (
    <span className={classes.stars}>
      {places.map((place) =>
        place <= value ? (
          <IconStarFilled key={place} size={18} aria-hidden />
        ) : (
          <IconStar key={place} size={18} stroke={1.5} aria-hidden />
        ),
      )}
      <span className="hidden-text">{t('surveys.stars', { value })}</span>
    </span>
  )
}
