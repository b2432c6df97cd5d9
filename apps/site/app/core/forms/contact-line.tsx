import type { FlowSettings } from '../../features/booking/flow/load-flow.ts'
import { useTexts } from '../../features/booking/flow/use-texts.ts'
import classes from './contact-line.module.css'

interface ContactLineProps {
  settings: Pick<FlowSettings, 'email' | 'phone'>
  /** What an e-mail from here is about. */
  subject?: string
}

/** The property's phone and e-mail, for what a form cannot solve. */
export function ContactLine({ settings, subject }: ContactLineProps) {
  const texts = useTexts()
  const { email, phone } = settings
  return (
    <p className={classes.contactLine}>
      {phone && (
        <span>
          {texts.page.call}: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </span>
      )}
      <span>
        {texts.page.write}:{' '}
        <a href={`mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>{email}</a>
      </span>
    </p>
  )
}
