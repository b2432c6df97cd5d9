import { guestPages } from '@dvor/contract/site/guest-pages.ts'
import { PageLink } from '../links/page-link.tsx'
import { phoneLink } from './phone-link.ts'
import type { Frame, Settings } from '../client/load-frame.ts'
import { LanguageLinks } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { useWords } from '../language/use-language.ts'
import { frameWords } from '@dvor/texts/areas.ts'
import { OwnersText } from '../language/owners-text.tsx'
import classes from './footer.module.css'

const cards = [
  { name: 'Visa', file: '/cards/visa.svg' },
  { name: 'Mastercard', file: '/cards/mastercard.svg' },
  { name: 'Maestro', file: '/cards/maestro.svg' },
]

/** The footer of docs/product.md, Site. */
export function Footer({ frame }: { frame: Frame }) {
  const words = useWords(frameWords)
  const { settings, documents, year } = frame
  return (
    <footer className={classes.siteFooter} data-screen-only>
      <div className={`${classes.inner} page-width`}>
        <div className={classes.property}>
          {settings && <Logo settings={settings} onDark />}
          {settings && <Address settings={settings} />}
        </div>
        {settings && <Social settings={settings} />}
        <div>
          <h2 className={classes.title}>{words['footer.documents']}</h2>
          <ul className={classes.list}>
            {documents?.map((document) => (
              <li key={document.url}>
                <a {...documentLinkProps(document)}>
                  <OwnersText>{document.title}</OwnersText>
                </a>
              </li>
            ))}
            <li>
              <PageLink to="/obchodne-podmienky">{words['footer.terms']}</PageLink>
            </li>
            <li>
              <PageLink to="/ochrana-osobnych-udajov">{words['footer.privacy']}</PageLink>
            </li>
            <li>
              <PageLink to="/pristupnost">{words['footer.accessibility']}</PageLink>
            </li>
            <li>
              <PageLink to="/cennik">{words['footer.prices']}</PageLink>
            </li>
            {settings?.voucher_sale && (
              <li>
                <PageLink to={guestPages.voucherSale.path}>{words['footer.voucher']}</PageLink>
              </li>
            )}
            <li>
              <PageLink to="/moja-rezervacia">{words['footer.reservation']}</PageLink>
            </li>
          </ul>
        </div>
      </div>
      <div className={`${classes.base} page-width`}>
        <p>
          © {year} {settings?.business_name}
        </p>
        <PaymentCards />
        <LanguageLinks />
        <a href="/login">ADMIN</a>
      </div>
    </footer>
  )
}

/** Logos of the cards that guests pay with. */
function PaymentCards() {
  const words = useWords(frameWords)
  return (
    <ul className={classes.paymentCards} aria-label={words['footer.cards']}>
      {cards.map((card) => (
        <li key={card.name}>
          <img src={card.file} alt={card.name} width="48" height="32" loading="lazy" />
        </li>
      ))}
    </ul>
  )
}

/** Attributes of a link to a document in the footer: a new tab, the file's address and its title (docs/product.md, Site). */
function documentLinkProps({ title, url }: { title: string; url: string }) {
  return { href: url, title, target: '_blank', rel: 'noreferrer' }
}

function Address({ settings }: { settings: Settings }) {
  return (
    <address className={classes.address}>
      <strong>{settings.business_name}</strong>
      {settings.street && <span>{settings.street}</span>}
      <span>{[settings.postal_code, settings.city].filter(Boolean).join(' ')}</span>
      <a href={`mailto:${settings.email}`}>{settings.email}</a>
      {settings.phone && <a href={phoneLink(settings.phone)}>{settings.phone}</a>}
    </address>
  )
}

function Social({ settings }: { settings: Settings }) {
  const words = useWords(frameWords)
  const networks = [
    { label: 'Facebook', icon: classes.socialLinkIconFacebook, url: settings.facebook_url },
    { label: 'Instagram', icon: classes.socialLinkIconInstagram, url: settings.instagram_url },
  ]
  if (!networks.some(({ url }) => url)) return null
  return (
    <div>
      <h2 className={classes.title}>{words['footer.social']}</h2>
      <ul className={classes.list}>
        {networks.map(
          ({ label, icon, url }) =>
            url && (
              <li key={label}>
                <a className={classes.socialLink} href={url} target="_blank" rel="noreferrer">
                  <span className={`${classes.socialLinkIcon} ${icon}`} aria-hidden="true" />
                  {label}
                  <span className="visually-hidden">{words['footer.newWindow']}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
