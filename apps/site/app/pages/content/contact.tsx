import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { contacts } from '@dvor/contract/collections/content/contacts.ts'
import { contentTexts, enquiryWords } from '@dvor/texts/areas.ts'
import {
  Link,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { ContentPage } from '../../core/content/content-page.tsx'
import { loadBlocks, pageData } from '../../core/content/load-page.ts'
import { phoneLink } from '../../core/layout/phone-link.ts'
import { MessageField, PersonFields } from '../../features/enquiry/enquiry-fields.tsx'
import { EnquiryForm } from '../../features/enquiry/enquiry-form.tsx'
import { loadForm } from '../../features/enquiry/load-form.ts'
import { HallChoice } from '../../features/halls/hall-choice.tsx'
import { loadHallChoices } from '../../features/halls/load-halls.ts'
import { sendContact } from '../../features/enquiry/send-enquiry.ts'
import { sendOrKeep } from '../../features/enquiry/send-or-keep.ts'
import { wasSent } from '../../features/enquiry/sent-path.ts'
import { stayMessage } from '../../features/enquiry/stay-message.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useSettings } from '../../core/client/use-settings.ts'
import { useOwnersLanguage, useWords } from '../../core/language/use-language.ts'
import { contentMeta } from '../../core/content/content-meta.ts'
import classes from './contact.module.css'
import { visitContext } from '../../core/client/visit.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const [blocks, people, form, halls] = await Promise.all([
    loadBlocks(context, contentPages.contact),
    listAll((page) =>
      apiOf(context)
        .resource(contacts)
        .list({ active: true, _sort: 'order:ASC', ...page }),
    ),
    loadForm(context, 'contact'),
    loadHallChoices(context),
  ])
  const { language } = context.get(visitContext)
  const message = stayMessage(new URL(request.url).searchParams, language)
  return pageData(context, contentPages.contact, {
    blocks,
    people,
    form,
    halls,
    message,
    sent: wasSent(request.url),
  })
}

export const action = async ({ context, request }: ActionFunctionArgs) =>
  sendContact(context, await request.formData())

export const clientAction = (call: ClientActionFunctionArgs) => sendOrKeep<typeof action>(call)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  contentMeta(matches, loaderData?.head, loaderData?.blocks?.['kontakt-hero'])

export default function ContactPage() {
  const words = useWords(enquiryWords)
  const texts = useWords(contentTexts)
  const { head, blocks, people, form, halls, message, sent } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof clientAction>()
  return (
    <ContentPage
      blocks={people && form && halls && blocks}
      title={head.name}
      hero="kontakt-hero"
      sections={['kontakt-arrival']}
    >
      <section className={`section page-width ${classes.contactCards}`} aria-label={texts.people}>
        {people?.filter(isReachable).map((person) => (
          <Person key={person.id} person={person} />
        ))}
        <PropertyAddress people={people ?? []} />
      </section>
      {form && (
        <EnquiryForm words={form} answer={answer} sent={sent} path="/kontakt" submitLabel={words.sendMessage}>
          {halls && halls.length > 0 && (
            <p>
              {words.hallStart}
              <Link to="/saly#formular">{words.hallLink}</Link>
              {words.hallEnd}
            </p>
          )}
          {halls && <HallChoice halls={halls} answer={answer} none={words.noHall} />}
          <PersonFields answer={answer} />
          <MessageField answer={answer} required {...(!answer && { defaultValue: message })} />
        </EnquiryForm>
      )}
    </ContentPage>
  )
}

/** Whether a contact says more than its label; a new installation has two that the owner completes. */
const isReachable = ({ name, phone, email, opening_hours }: ListItem<typeof contacts>): boolean =>
  Boolean(name || phone || email || opening_hours)

function Person({ person }: { person: ListItem<typeof contacts> }) {
  const owners = useOwnersLanguage()
  const { label, name, role, phone, email, opening_hours: hours } = person
  return (
    <div className={classes.contactCard}>
      <h2 {...owners}>{label}</h2>
      {name && <p className={classes.contactCardName}>{name}</p>}
      {role && <p {...owners}>{role}</p>}
      {phone && <a href={phoneLink(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {hours && (
        <p className={classes.contactCardHours} {...owners}>
          {hours}
        </p>
      )}
    </div>
  )
}

/** Address of the property, with its phone and e-mail where no person of the page has them. */
function PropertyAddress({ people }: { people: readonly ListItem<typeof contacts>[] }) {
  const texts = useWords(contentTexts)
  const settings = useSettings()
  if (!settings) return null
  const { phone, email } = settings
  return (
    <address className={`${classes.contactCard} ${classes.contactCardAddress}`}>
      <h2>{texts.whereWeAre}</h2>
      <p className={classes.contactCardName}>{settings.business_name}</p>
      <p>{settings.street}</p>
      <p>{[settings.postal_code, settings.city].filter(Boolean).join(' ')}</p>
      {phone && !people.some((person) => person.phone === phone) && <a href={phoneLink(phone)}>{phone}</a>}
      {!people.some((person) => person.email === email) && <a href={`mailto:${email}`}>{email}</a>}
      {settings.ico && <p>IČO {settings.ico}</p>}
      <LinkButton to="/lokalita" variant="quiet" size="small">
        {texts.way}
      </LinkButton>
    </address>
  )
}
