import { Link } from 'react-router'
import { phoneLink } from '../content/phone-link.ts'
import { documentLinkProps } from './document-link.ts'
import type { Frame, Settings } from './load-frame.ts'
import { Logo } from './logo.tsx'
import { PaymentCards } from './payment-cards.tsx'
import './footer.css'

/** The footer of spec section 1. */
export function Footer({ frame }: { frame: Frame }) {
  const { settings, documents, year } = frame
  return (
    <footer className="site-footer">
      <div className="site-footer__inner page-width">
        <div className="site-footer__house">
          <Logo />
          {settings && <Address settings={settings} />}
        </div>
        {settings && <Social settings={settings} />}
        <div>
          <h2 className="site-footer__title">Dokumenty</h2>
          <ul className="site-footer__list">
            {documents?.map((document) => (
              <li key={document.url}>
                <a {...documentLinkProps(document)}>{document.title}</a>
              </li>
            ))}
            <li>
              <Link to="/obchodne-podmienky">Obchodné podmienky</Link>
            </li>
            <li>
              <Link to="/ochrana-osobnych-udajov">Ochrana osobných údajov</Link>
            </li>
            <li>
              <Link to="/cennik">Cenník</Link>
            </li>
          </ul>
        </div>
      </div>
      <div className="site-footer__base page-width">
        <p>
          © {year} {settings?.business_name}
        </p>
        <PaymentCards />
        <a href="/login">ADMIN</a>
      </div>
    </footer>
  )
}

function Address({ settings }: { settings: Settings }) {
  return (
    <address className="site-footer__address">
      <strong>{settings.business_name}</strong>
      {settings.street && <span>{settings.street}</span>}
      <span>{[settings.postal_code, settings.city].filter(Boolean).join(' ')}</span>
      <a href={`mailto:${settings.email}`}>{settings.email}</a>
      {settings.phone && <a href={phoneLink(settings.phone)}>{settings.phone}</a>}
    </address>
  )
}

function Social({ settings }: { settings: Settings }) {
  const networks = [
    { label: 'Facebook', icon: 'facebook', url: settings.facebook_url },
    { label: 'Instagram', icon: 'instagram', url: settings.instagram_url },
  ]
  return (
    <div>
      <h2 className="site-footer__title">Sledujte nás</h2>
      <ul className="site-footer__list">
        {networks.map(
          ({ label, icon, url }) =>
            url && (
              <li key={label}>
                <a className="social-link" href={url} target="_blank" rel="noreferrer">
                  <span className={`social-link__icon social-link__icon--${icon}`} aria-hidden="true" />
                  {label}
                  <span className="visually-hidden"> (otvorí sa v novom okne)</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
