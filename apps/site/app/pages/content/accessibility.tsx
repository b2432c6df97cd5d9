import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { contentPages } from '@dvor/contract/site/content-pages.ts'
import { statementWords } from '@dvor/texts/areas.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { contentMeta } from '../../core/content/content-meta.ts'
import { pageData } from '../../core/content/load-page.ts'
import { useWords } from '../../core/language/use-language.ts'
import { languageOf } from '../../core/seo/page-meta.ts'
import { LoadFailure } from '../../core/layout/load-failure.tsx'
import { phoneLink } from '../../core/layout/phone-link.ts'
import classes from './accessibility.module.css'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const settings = await apiOf(context).singleton(globalSettings).read()
  const { business_name, email, phone } = settings ?? {}
  return pageData(context, contentPages.accessibility, {
    property: settings && { business_name, email, phone },
  })
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const { head, property } = loaderData ?? {}
  const description = statementWords[languageOf(matches)].intro(property?.business_name ?? '')
  return contentMeta(matches, head && { ...head, description }, undefined)
}

/** The accessibility statement, with the property's own address for complaints. */
export default function AccessibilityPage() {
  const { head, property } = useLoaderData<typeof loader>()
  const words = useWords(statementWords)
  if (!property) return <LoadFailure />
  const { business_name, email, phone } = property
  return (
    <article className={`${classes.statement} page-width`}>
      <h1>{head.name}</h1>
      <p className="text-width">{words.intro(business_name ?? '')}</p>
      {words.parts.map(({ heading, paragraphs, items }) => (
        <section key={heading} className="text-width">
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul>
            {items.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className="text-width">
        <h2>{words.contactHeading}</h2>
        <p>{words.contact}</p>
        <p>
          {words.email}: <a href={`mailto:${email}`}>{email}</a>
          {phone && (
            <>
              <br />
              {words.phone}: <a href={phoneLink(phone)}>{phone}</a>
            </>
          )}
        </p>
      </section>
      <section className="text-width">
        <h2>{words.authorityHeading}</h2>
        <p>
          {words.authority} <a href="https://www.soi.sk">www.soi.sk</a>.
        </p>
        <p>{words.made}</p>
      </section>
    </article>
  )
}
