import type { Mark } from '@dvor/contract/site/text-marks.ts'
import { privacyText } from '../legal/privacy.ts'
import { termsText } from '../legal/terms.ts'
import { termsSummary } from '../legal/terms-summary.ts'

/** Heading of a text block that always exists, and its content as HTML. */
interface SeedText {
  title: string
  content: string
}

/** Texts of the pages in a new installation: short, and true of any guesthouse. A forgotten mark does not compile. */
export const pageTexts: Record<Mark, SeedText> = {
  'uvod-hero': {
    title: 'Vitajte u nás',
    content: '<p>Vyberte si dni a uvidíte, čo je voľné.</p>',
  },
  'uvod-about': {
    title: 'Kto sme',
    content: '<p>O hostí sa staráme sami a radi vám poradíme, čo v okolí stojí za to.</p>',
  },
  'uvod-units': { title: 'Kde budete bývať', content: '<p>Pozrite si ubytovanie a voľné termíny.</p>' },
  'uvod-farm': {
    title: 'Čo sa u nás dá robiť',
    content: '<p>Ponuku aktivít a služieb nájdete na samostatnej stránke.</p>',
  },
  'uvod-offers': {
    title: 'Práve teraz ponúkame',
    content: '<p>Čo sa u nás chystá v najbližších mesiacoch.</p>',
  },
  'uvod-activities': {
    title: 'Čo si môžete vyskúšať',
    content: '<p>Čo vás zláka, si môžete pridať už pri rezervácii.</p>',
  },
  'uvod-gallery': { title: 'Ako to u nás vyzerá', content: '<p>Dom a okolie na obrázkoch.</p>' },
  'uvod-products': {
    title: 'Čo u nás vyrábame',
    content: '<p>Ochutnáte u nás a môžete si vziať aj domov.</p>',
  },
  'uvod-ratings': { title: 'Ako bolo hosťom', content: '<p>Píšu hostia, ktorí u nás naozaj bývali.</p>' },
  'uvod-location': {
    title: 'Kde nás nájdete',
    content: '<p>Adresu a cestu k nám nájdete v časti Kontakt.</p>',
  },
  'uvod-booking': { title: 'Kedy prídete?', content: '<p>Rezervácia trvá pár minút.</p>' },
  'ubytovanie-hero': {
    title: 'Ubytovanie',
    content: '<p>Všetko, čo ponúkame, s voľnými termínmi a cenami.</p>',
  },
  'ubytovanie-included': {
    title: 'Čo je v cene',
    content: '<ul><li>posteľná bielizeň a uteráky</li><li>energie a záverečné upratovanie</li></ul>',
  },
  'ubytovanie-rules': {
    title: 'Dobré vedieť',
    content:
      '<ul><li>časy príchodu a odchodu nájdete v potvrdení rezervácie</li><li>v celom objekte sa nefajčí</li></ul>',
  },
  'prices-description': { title: 'Cenník', content: '<p>Ceny aktivít a služieb. Všetky sú konečné.</p>' },
  'prices-accommodation': {
    title: 'Ceny ubytovania',
    content: '<p>Cena za noc závisí od obdobia, presnú sumu uvidíte pred objednaním.</p>',
  },
  'terms-content': { title: 'Obchodné podmienky', content: termsText() },
  'terms-summary': { title: 'The terms in short', content: termsSummary() },
  'privacy-content': { title: 'Ochrana osobných údajov', content: privacyText() },
  'o-nas-hero': { title: 'O nás', content: '<p>Kto sme a ako sa o vás postaráme.</p>' },
  'o-nas-story': { title: 'Náš príbeh', content: '<p>Náš príbeh práve spisujeme.</p>' },
  'o-nas-people': { title: 'Ľudia', content: '<p>Keď prídete, privíta vás niekto z nás.</p>' },
  'o-nas-animals': {
    title: 'Čo k nám ešte patrí',
    content: '<p>Čo ďalšie u nás nájdete, doplníme čoskoro.</p>',
  },
  'vylety-hero': { title: 'Výlety', content: '<p>Kam sa od nás vybrať.</p>' },
  'lokalita-hero': { title: 'Kde nás nájdete', content: '<p>Adresu nájdete v pätičke každej stránky.</p>' },
  'lokalita-directions': { title: 'Ako k nám', content: '<p>Ak si nie ste istí cestou, zavolajte nám.</p>' },
  'lokalita-surroundings': {
    title: 'Čo je nablízku',
    content: '<p>S obchodom, lekárom aj vlekom vám poradíme na mieste.</p>',
  },
  'galeria-hero': { title: 'Galéria', content: '<p>Ako to u nás vyzerá.</p>' },
  'produkcia-hero': { title: 'Naša produkcia', content: '<p>Čo u nás vyrábame a predávame.</p>' },
  'produkcia-bread': { title: 'Čo vyrábame', content: '<p>Čo u nás vyrábame, doplníme čoskoro.</p>' },
  'produkcia-cheese': {
    title: 'Čo ochutnáte',
    content: '<p>Na to, čo je práve v ponuke, sa nás spýtajte.</p>',
  },
  'produkcia-pantry': {
    title: 'Čo si odnesiete',
    content: '<p>Čo si môžete kúpiť domov, predstavíme tu.</p>',
  },
  'aktivity-hero': { title: 'Doplnkové služby', content: '<p>Čo si môžete k pobytu pridať.</p>' },
  'aktivity-booking': {
    title: 'Ako si aktivitu dohodnúť',
    content: '<p>Zavolajte alebo napíšte, najlepšie deň vopred.</p>',
  },
  'blog-hero': { title: 'Blog', content: '<p>Čo je u nás nové a čo sa oplatí vedieť pred cestou.</p>' },
  'saly-hero': {
    title: 'Sály',
    content: '<p>Priestory na oslavy a stretnutia. Napíšte nám, čo chystáte, a pošleme ponuku.</p>',
  },
  'ponuky-hero': {
    title: 'Sezónne ponuky',
    content: '<p>Pobyty, ktoré sú výhodné práve teraz. Termín bude v rezervácii už vyplnený.</p>',
  },
  'kontakt-hero': {
    title: 'Kontakt',
    content: '<p>Radi sa s vami porozprávame o pobyte aj o ceste k nám.</p>',
  },
  'kontakt-arrival': {
    title: 'Príchod a odchod',
    content:
      '<p>Časy príchodu a odchodu nájdete v potvrdení rezervácie. Ak prídete neskôr, dajte nám vedieť.</p>',
  },
}
