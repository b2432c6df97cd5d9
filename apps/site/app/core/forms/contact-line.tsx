import { useWords } from '../language/use-language.ts'
import classes from './contact-line.module.css'

const words = {
  sk: { call: 'Zavolajte nám', write: 'Napíšte nám' },
  en: { call: 'Call us', write: 'Write to us' },
}

interface ContactLineProps {
  settings: { email: string; phone: string | null }
  /** Subject of an e-mail begun here. */
  subject?: string
}

/** Phone and e-mail of the property, for questions that a form cannot answer. */
export function ContactLine({ settings, subject }: ContactLineProps) {
  const { call, write } = useWords(words)
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
