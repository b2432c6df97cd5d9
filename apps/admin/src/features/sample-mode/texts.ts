import type {
  SampleObstacle,
  SamplePart,
  SampleOverview,
  TrialKind,
} from '@dvor/contract/installation/sample-mode.ts'

const trial: Record<TrialKind, string> = {
  reservations: 'Rezervácie',
  stay_guests: 'Zápisy v knihe hostí',
  transactions: 'Platby a vrátenia v rezerváciách',
  payments: 'Pokusy o platbu online',
  receipts: 'Príjmové doklady z pokladne',
  invoices: 'Vystavené doklady',
  received_invoices: 'Prijaté faktúry',
  statements: 'Bankové výpisy',
  statement_lines: 'Pohyby na účte',
  surveys: 'Dotazníky s odpoveďami',
  hall_demands: 'Dopyty na sály',
  contact_messages: 'Správy z webu',
  emails: 'E-maily hosťom',
  conflicts: 'Kolízie kalendárov',
  closures: 'Ukážkové zatvorené izby',
}

const parts: Record<SamplePart, string> = {
  blog: 'Články a rubriky blogu',
  offers: 'Sezónne ponuky a kupóny',
  products: 'Naša produkcia',
  activities: 'Aktivity, výlety a ich cenník',
  documents: 'Dokumenty v pätičke',
  halls: 'Sály',
  services: 'Služby s termínmi',
  galleries: 'Galérie',
  rooms: 'Izby s cenami a fotkami',
}

const keptLabels: Record<keyof SampleOverview['kept'], string> = {
  units: 'Izby, ak ich nevymažete vyššie',
  texts: 'Texty stránok',
  contacts: 'Kontakty',
  pictures: 'Obrázky pri tom, čo zostane',
  feeds: 'Pripojené kalendáre portálov',
  users: 'Používatelia',
}

const obstacles: Record<SampleObstacle['reason'], string> = {
  gateway_payments: 'Platby kartou cez skutočnú platobnú bránu: {{count}}',
  real_documents: 'Doklady s číslom zo skutočného radu: {{count}}',
}

/** Texts of leaving the sample mode. */
export const sample = {
  title: 'Vymazať ukážku a začať',
  intro:
    'Ukážka poslúžila a dom môže začať naozaj. Všetko, čo sa v nej vyskúšalo, zmizne naraz, číslovanie rezervácií a dokladov sa začne od jednotky, skúšobná platba sa vypne a web budú smieť nájsť vyhľadávače.',
  goes: 'Toto sa vymaže',
  nothing: 'Nič také tu nie je.',
  choice: 'Ukážkový obsah',
  choiceHint:
    'Zaškrtnuté sa vymaže. Ostatné vám zostane ako začiatok, ktorý si prepíšete. Čo ste už sami upravili, zostane v každom prípade.',
  stays: 'Toto zostane',
  staysHint:
    'Zostanú aj nastavenia domu. Vymyslené IČO, DIČ, účet a odkazy na siete sa v nich vyprázdnia, ak ste ich ešte nezmenili.',
  blocked: 'Ukážka sa teraz vymazať nedá',
  blockedHint: 'V dome je už niečo skutočné. Skutočné platby a doklady nesmú zmiznúť.',
  confirm: 'Naozaj začať',
  confirmHint: 'Späť sa to vziať nedá. Ak si nie ste istí, urobte si najprv zálohu dát.',
  word: 'Na potvrdenie napíšte {{word}}',
  action: 'Vymazať ukážku a začať',
  running: 'Mažem ukážku. Chvíľu to potrvá, stránku, prosím, nezatvárajte.',
  failed: 'Nič sa nevymazalo',
  overviewFailed: 'Prehľad ukážky sa nepodarilo načítať',
  off: 'Ukážkový režim je vypnutý',
  offHint: 'Dom už funguje naozaj, niet čo vymazať.',
  toDashboard: 'Na prehľad',
  done: 'Ukážka je preč. Vitajte doma!',
  doneHint:
    'Skúšobná platba je vypnutá, číslovanie začína od jednotky a web sa smie zobrazovať vo vyhľadávačoch.',
  gone: 'Čo sa vymazalo',
  inUse: 'Zostalo, lebo to používa niečo vaše: {{count}}',
  next: 'Čo spraviť teraz',
  steps: {
    settings: 'Doplňte údaje podniku: názov, IČO, e-mail a účet na prevody',
    contacts: 'Napíšte svoje kontakty',
    texts: 'Prepíšte texty stránok na svoje',
    units: 'Skontrolujte izby a ceny',
    documents: 'Nahrajte svoje obchodné podmienky a domový poriadok',
    site: 'Pozrite si, čo je na webe ešte z ukážky, a otvorte ho pre vyhľadávače',
  },
  trial,
  parts,
  kept: keptLabels,
  obstacles,
} as const
