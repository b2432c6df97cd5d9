export interface TextMark {
  readonly mark: string
  /** Name by which `GET /text-blocks?page=` finds it. */
  readonly page: string
  /** What its title, content and image are for; `picture` says that the page shows the block's image. */
  readonly use: string
  readonly picture: boolean
}

/** Every text block that the pages show. Migrations and sample content make exactly these rows. */
export const textMarks = [
  {
    mark: 'uvod-hero',
    page: 'Úvod',
    picture: true,
    use: 'Veľký nadpis a jedna veta pod ním, široký obraz domu v krajine',
  },
  { mark: 'uvod-about', page: 'Úvod', picture: true, use: 'Kto sme: nadpis a dva odseky, obraz na výšku' },
  { mark: 'uvod-units', page: 'Úvod', picture: false, use: 'Nadpis a jedna veta nad izbami a drevenicami' },
  { mark: 'uvod-farm', page: 'Úvod', picture: true, use: 'Čo sa u nás robí: nadpis, odsek, zoznam; obraz' },
  { mark: 'uvod-offers', page: 'Úvod', picture: false, use: 'Nadpis a jedna veta nad sezónnymi ponukami' },
  { mark: 'uvod-activities', page: 'Úvod', picture: false, use: 'Nadpis a jedna veta nad aktivitami' },
  { mark: 'uvod-gallery', page: 'Úvod', picture: false, use: 'Nadpis a jedna veta nad obrázkami z galérie' },
  { mark: 'uvod-products', page: 'Úvod', picture: false, use: 'Nadpis a jedna veta nad výrobkami' },
  { mark: 'uvod-ratings', page: 'Úvod', picture: false, use: 'Nadpis a jedna veta nad hodnoteniami hostí' },
  {
    mark: 'uvod-location',
    page: 'Úvod',
    picture: true,
    use: 'Kde sme: nadpis, odsek o okolí a vzdialenostiach; obraz kraja',
  },
  {
    mark: 'uvod-booking',
    page: 'Úvod',
    picture: false,
    use: 'Záverečná výzva k rezervácii: nadpis a jedna veta',
  },
  {
    mark: 'ubytovanie-hero',
    page: 'Ubytovanie',
    picture: true,
    use: 'Nadpis a úvod nad zoznamom ubytovania',
  },
  {
    mark: 'ubytovanie-included',
    page: 'Ubytovanie',
    picture: false,
    use: 'Čo je v cene: nadpis a zoznam; aj na detaile jednotky',
  },
  {
    mark: 'ubytovanie-rules',
    page: 'Ubytovanie',
    picture: false,
    use: 'Dobré vedieť pred príchodom: nadpis a zoznam; aj na detaile jednotky',
  },
  {
    mark: 'prices-description',
    page: 'Cenník',
    picture: true,
    use: 'Nadpis, opis nad tabuľkou a obraz na pozadí',
  },
  {
    mark: 'prices-accommodation',
    page: 'Cenník',
    picture: false,
    use: 'Nadpis a veta nad odkazmi na ceny ubytovania',
  },
  {
    mark: 'terms-content',
    page: 'Obchodné podmienky',
    picture: false,
    use: 'Celé znenie obchodných podmienok',
  },
  {
    mark: 'privacy-content',
    page: 'Ochrana osobných údajov',
    picture: false,
    use: 'Celé znenie zásad ochrany osobných údajov',
  },
  { mark: 'o-nas-hero', page: 'O nás', picture: true, use: 'Nadpis, úvodná veta a široký obraz' },
  { mark: 'o-nas-story', page: 'O nás', picture: true, use: 'Príbeh domu' },
  { mark: 'o-nas-people', page: 'O nás', picture: true, use: 'Ľudia, ktorí tu žijú' },
  { mark: 'o-nas-animals', page: 'O nás', picture: true, use: 'Zvieratá a gazdovstvo' },
  { mark: 'vylety-hero', page: 'Výlety', picture: true, use: 'Nadpis, úvodná veta a široký obraz' },
  { mark: 'lokalita-hero', page: 'Lokalita', picture: true, use: 'Nadpis, úvodná veta a široký obraz' },
  {
    mark: 'lokalita-directions',
    page: 'Lokalita',
    picture: true,
    use: 'Ako k nám: autom, vlakom, autobusom',
  },
  {
    mark: 'lokalita-surroundings',
    page: 'Lokalita',
    picture: true,
    use: 'Čo je nablízku: obchod, lekár, vlek',
  },
  { mark: 'galeria-hero', page: 'Galéria', picture: false, use: 'Nadpis a jedna veta nad galériami' },
  {
    mark: 'produkcia-hero',
    page: 'Naša produkcia',
    picture: true,
    use: 'Nadpis, úvodná veta a široký obraz',
  },
  { mark: 'produkcia-bread', page: 'Naša produkcia', picture: true, use: 'Chlieb a pečivo z pece' },
  { mark: 'produkcia-cheese', page: 'Naša produkcia', picture: true, use: 'Syry a mliečne výrobky' },
  {
    mark: 'produkcia-pantry',
    page: 'Naša produkcia',
    picture: true,
    use: 'Med, sirupy a lekváre; ako a kde ich kúpiť',
  },
  { mark: 'aktivity-hero', page: 'Aktivity', picture: true, use: 'Nadpis, úvodná veta a široký obraz' },
  { mark: 'aktivity-booking', page: 'Aktivity', picture: false, use: 'Ako si aktivitu dohodnúť' },
  { mark: 'kontakt-hero', page: 'Kontakt', picture: true, use: 'Nadpis, úvodná veta a obraz' },
  { mark: 'blog-hero', page: 'Blog', picture: false, use: 'Nadpis a jedna veta nad článkami' },
  { mark: 'saly-hero', page: 'Sály', picture: false, use: 'Nadpis a jedna veta nad sálami' },
  {
    mark: 'ponuky-hero',
    page: 'Sezónne ponuky',
    picture: false,
    use: 'Nadpis a jedna veta nad sezónnymi ponukami',
  },
  { mark: 'kontakt-arrival', page: 'Kontakt', picture: false, use: 'Príchod, odchod a parkovanie' },
] as const satisfies readonly TextMark[]

export type Mark = (typeof textMarks)[number]['mark']
export type PageName = (typeof textMarks)[number]['page']
