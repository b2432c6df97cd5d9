import { contactLineWords } from '@dvor/texts/areas.ts'
import { useSettings } from '../client/use-settings.ts'
import { useWords } from '../language/use-language.ts'
import classes from './contact-line.module.css'

/**
 * Phone and e-mail of the property, for questions that a form cannot answer; nothing when the settings could not be read.
 * @param subject begins an e-mail
 */
export function ContactLine({ subject }: { subject?: string | undefined }) {
  const { call, write } = useWords(contactLineWords)
  const settings = useSettings()
  if (!settings) return null
  const { email, phone } = settings
  return (
    <p className={classes.contactLine}>
      {phone && (
        <span>
          {call}: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </span>
      )}
      <span>
        {write}:{' '}
        <a href={`mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>{email}</a>
      </span>
    </p>
  )
}
