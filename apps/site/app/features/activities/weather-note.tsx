import { useLanguage } from '../../core/language/use-language.ts'
import { weatherFact } from './weather-fact.ts'
import classes from './activity-grid.module.css'

/** The condition of the weather on a card, above its button. */
export function WeatherNote({ service }: { service: { weather_dependent: boolean } }) {
  const fact = weatherFact(service, useLanguage())
  return fact && <span className={classes.activityCardNote}>{fact}</span>
}
