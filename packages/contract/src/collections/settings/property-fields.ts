import * as b from '../../declaration/business-fields.ts'
import * as f from '../../declaration/fields.ts'
import { hideablePages, menuPages } from '../../site/owners-menu.ts'
import { defaultPalette } from '../../values/palette.ts'

const business = { sk: 'Podnik', en: 'Business' }
const look = { sk: 'Vzhľad', en: 'Look' }
const site = { sk: 'Stránky webu', en: 'Pages of the site' }

/** Settings of the business and of its look. */
export const propertyFields = {
  business_name: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, section: business }),
  legal_name: f.text({ label: { sk: 'Obchodné meno', en: 'Legal name' }, section: business }),
  street: f.text({ label: { sk: 'Ulica a číslo', en: 'Street and number' }, section: business }),
  postal_code: b.postalCode({ label: { sk: 'PSČ', en: 'Postal code' }, section: business }),
  city: f.text({ label: { sk: 'Obec', en: 'Town' }, section: business }),
  country: b.countryName({
    label: { sk: 'Krajina', en: 'Country' },
    default: 'Slovensko',
    section: business,
  }),
  ico: b.ico({ label: { sk: 'IČO', en: 'Company number (IČO)' }, section: business }),
  dic: b.dic({ label: { sk: 'DIČ', en: 'Tax number (DIČ)' }, section: business }),
  ic_dph: b.icDph({ label: { sk: 'IČ DPH', en: 'VAT number (IČ DPH)' }, section: business }),
  vat_payer: f.flag({ label: { sk: 'Platiteľ DPH', en: 'VAT payer' }, default: false, section: business }),
  email: f.email({ label: { sk: 'E-mail', en: 'E-mail' }, required: true, section: business }),
  phone: f.phone({ label: { sk: 'Telefón', en: 'Phone' }, section: business }),
  facebook_url: f.url({ label: { sk: 'Facebook', en: 'Facebook' }, section: business }),
  instagram_url: f.url({ label: { sk: 'Instagram', en: 'Instagram' }, section: business }),
  latitude: f.latitude({ label: { sk: 'Zemepisná šírka', en: 'Latitude' }, section: business }),
  longitude: f.longitude({ label: { sk: 'Zemepisná dĺžka', en: 'Longitude' }, section: business }),
  logo: f.file({
    isWhole: true,
    label: { sk: 'Logo', en: 'Logo' },
    help: {
      sk: 'Stojí v hlavičke webu, v e-mailoch a na dokladoch. Bez neho tam stojí názov.',
      en: 'Stands in the head of the site, in e-mails and on documents. Without it the name stands there.',
    },
    section: look,
  }),
  icon: f.file({
    isWhole: true,
    label: { sk: 'Ikona', en: 'Icon' },
    help: {
      sk: 'Štvorcový obrázok do karty prehliadača a na plochu telefónu. Bez neho ju nakreslíme z názvu.',
      en: 'A square picture for the browser tab and the phone’s home screen. Without it we draw one from the name.',
    },
    section: look,
  }),
  colour_primary: f.colour({
    label: { sk: 'Hlavná farba', en: 'Primary colour' },
    help: {
      sk: 'Nadpisy, odkazy, tlačidlá a tmavé plochy.',
      en: 'Headings, links, buttons and dark areas.',
    },
    default: defaultPalette.primary,
    section: look,
  }),
  colour_accent: f.colour({
    label: { sk: 'Doplnková farba', en: 'Accent colour' },
    help: { sk: 'Linky, značky a zvýraznené tlačidlá.', en: 'Lines, marks and highlighted buttons.' },
    default: defaultPalette.accent,
    section: look,
  }),
  colour_paper: f.colour({
    label: { sk: 'Podklad', en: 'Background' },
    help: {
      sk: 'Pozadie stránok a e-mailov. Má byť svetlý.',
      en: 'Behind pages and e-mails. It should be light.',
    },
    default: defaultPalette.paper,
    section: look,
  }),
  hidden_pages: f.choices(hideablePages, {
    label: { sk: 'Stránky, ktoré váš web nemá', en: 'Pages that your site does not have' },
    help: {
      sk: 'Zmiznú z menu aj z mapy stránok a na ich adrese hostia nič nenájdu. Texty ostanú uložené.',
      en: 'They leave the menu and the sitemap, and guests find nothing at their address. The texts are kept.',
    },
    section: site,
  }),
  menu_order: f.choices(menuPages, {
    label: { sk: 'Poradie v menu', en: 'Order of the menu' },
    help: {
      sk: 'Vyberte stránky v poradí, v akom majú stáť. Ostatné idú za nimi v obvyklom poradí.',
      en: 'Choose the pages in the order in which they should stand. The others follow in the usual one.',
    },
    section: site,
  }),
}
