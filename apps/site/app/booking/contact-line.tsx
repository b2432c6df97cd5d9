import type { FlowSettings } from './load-flow.ts'
import { useTexts } from './use-texts.ts'
import classes from './contact-line.module.css'

/** The house's phone and e-mail, for what a form cannot solve. */
export function ContactLine({ settings }: { settings: Pick<FlowSettings, 'email' | 'phone'> }) {
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
        {texts.page.write}: <a href={`mailto:${email}`}>{email}</a>
      </span>
    </p>
  )
}
