import { list, paragraphs, section } from './legal-html.ts'

/**
 * General terms of a stay booked on the web: Act 108/2024 Z. z. (consumer protection), Civil Code, Act 391/2015 Z. z.
 * (alternative dispute resolution), Act 582/2004 Z. z. (local taxes). @returns HTML, a template over the settings
 */
export function termsText(): string {
  return [seller(), order(), price(), withdrawal(), cancellation(), stay(), complaints(), ending()].join('\n')
}

const seller = (): string =>
  section(
    '1. Kto je kto',
    paragraphs(
      'Ubytovanie poskytuje {{ legal_name }}, {{ address }}, IČO {{ ico }}, DIČ {{ dic }}, {{ registration }} (ďalej „my“). {{ vat_status }}',
      'Zastihnete nás na čísle {{ phone }} a na adrese {{ email }}. Na tú istú adresu nám píšte aj reklamácie a podnety.',
      'Hosť (ďalej „vy“) je ten, kto u nás pobyt objedná. Ak objednávate ako spotrebiteľ, chráni vás najmä zákon č. 108/2024 Z. z. o ochrane spotrebiteľa a Občiansky zákonník.',
      'Orgánom dozoru je Slovenská obchodná inšpekcia, <a href="https://www.soi.sk">www.soi.sk</a>.',
    ),
  )

const order = (): string =>
  section(
    '2. Ako vznikne zmluva',
    paragraphs(
      'Na webe si vyberiete dni, počet osôb a ubytovanie. Pred odoslaním ešte raz uvidíte, čo objednávate, kedy, pre koľkých a za koľko, aj s daňou za ubytovanie a s podmienkami storna v dátumoch a sumách.',
      'Tlačidlom „Objednávka s povinnosťou platby“ nám pošlete záväzný návrh zmluvy. Obratom vám e-mailom potvrdíme, že sme ho dostali.',
      'Zmluva je uzavretá, keď vám rezerváciu potvrdíme: po zaplatení zálohy, alebo hneď, ak sa platí až na mieste. Pri ubytovaní, ktoré schvaľujeme osobne, sa vám najprv ozveme; ak sa do oznámenej lehoty neozveme, objednávka zaniká.',
      'Ak nezaplatíte do dňa uvedeného v e-maile, objednávka zaniká bez poplatku a izba je opäť voľná.',
      'Zmluvu, podmienky platné v deň objednávky a potvrdenie vám posielame e-mailom. Zmluva sa uzatvára v slovenskom jazyku.',
    ),
  )

const price = (): string =>
  section(
    '3. Cena a platba',
    paragraphs(
      'Ceny sú konečné a v eurách. Daň za ubytovanie vyberáme pre obec podľa zákona č. 582/2004 Z. z. a jej všeobecne záväzného nariadenia; v rozpise ceny má vlastný riadok.',
      'Sadzba dane: {{ stay_tax }}.',
      'Cenu platíte takto: {{ payment_schedule }}. Časť, ktorá by bola splatná skôr ako platba pri objednávke, platíte spolu s ňou; ak je do príchodu {{ one_sum_days }} alebo menej, platíte celú cenu v jednej sume.',
      'Platiť môžete spôsobmi, ktoré vám objednávka ponúkne. Na bankový prevod máte {{ transfer_days }}, najneskôr však do dňa pred príchodom. Platba je prijatá, keď suma príde na náš účet.',
      'Cenu, ktorú sme vám raz potvrdili, už nezvýšime. Ak si po potvrdení pridáte službu alebo zmeníte dni, dopredu vám povieme rozdiel.',
    ),
  )

const withdrawal = (): string =>
  section(
    '4. Odstúpenie do 14 dní neplatí',
    paragraphs(
      'Pobyt sa poskytuje v presne dohodnutých dňoch. Pri takýchto ubytovacích, stravovacích a voľnočasových službách spotrebiteľ <strong>nemá právo odstúpiť od zmluvy do 14 dní bez uvedenia dôvodu</strong> (§ 19 zákona č. 108/2024 Z. z.). Pobyt však môžete zrušiť podľa nasledujúceho bodu.',
    ),
  )

const cancellation = (): string =>
  section(
    '5. Storno z vašej strany',
    paragraphs(
      'Rezerváciu zrušíte odkazom v potvrdení alebo správou na náš e-mail. Rozhoduje deň, keď nám zrušenie príde:',
    ) +
      paragraphs('{{ cancellation_rules }}<br />– neskôr alebo bez zrušenia: ponecháme si celú cenu') +
      paragraphs(
        'Presnú sumu v eurách uvidíte vždy skôr, než zrušenie potvrdíte. Peniaze vraciame do 14 dní tou istou cestou, akou prišli. Daň za neuskutočnené noci vraciame celú.',
        'Namiesto seba môžete poslať niekoho iného, stačí nám včas napísať jeho meno. Ak vám pobyt prekazí choroba alebo iná vážna vec, zavolajte. Ak sa dá, nájdeme iný termín.',
      ),
  )

const stay = (): string =>
  section(
    '6. Príchod, odchod a pobyt',
    list(
      'Ubytujeme vás od {{ check_in_from }} h do {{ check_in_until }} h. Ak prídete neskôr, zavolajte nám.',
      'V deň odchodu uvoľnite izbu do {{ check_out_until }} h.',
      'Pri príchode si vypýtame doklad totožnosti, aby sme vás mohli zapísať do evidencie ubytovaných.',
      'V izbách aj v spoločných priestoroch sa nefajčí. Oheň sa kladie len v kozuboch a na ohniskách.',
      'Nočný pokoj platí od 22.00 h do 6.00 h.',
      'Psíka vopred nahláste; vítaný je len tam, kde to pri ubytovaní uvádzame.',
      'Za škodu, ktorú spôsobíte vy alebo vaše deti, zodpovedáte podľa Občianskeho zákonníka. Rozbitý hrnček nepočítame.',
      'Za vnesené a odložené veci zodpovedáme podľa § 433 a nasl. Občianskeho zákonníka. Cennosti si zverte do našej úschovy.',
    ),
  )

const complaints = (): string =>
  section(
    '7. Reklamácie a spory',
    paragraphs(
      'Ak niečo nie je v poriadku, povedzte nám to hneď, aby sme to mohli napraviť ešte počas pobytu. Reklamovať môžete aj po odchode, na adrese {{ email }} alebo písomne v sídle.',
      'Prijatie reklamácie vám bez odkladu potvrdíme a vybavíme ju čo najskôr, najneskôr do 30 dní. Podľa povahy vady máte právo na jej odstránenie, na primeranú zľavu, a ak je vada podstatná, na odstúpenie od zmluvy.',
      'Ak so spôsobom vybavenia nesúhlasíte alebo vám do 30 dní neodpovieme, môžete sa obrátiť na subjekt alternatívneho riešenia sporov podľa zákona č. 391/2015 Z. z., napríklad na Slovenskú obchodnú inšpekciu (<a href="https://www.soi.sk">www.soi.sk</a>). Právo ísť na súd vám tým zostáva.',
    ),
  )

const ending = (): string =>
  section(
    '8. Keď pobyt nemôžeme poskytnúť my',
    paragraphs(
      'Ak sa stane niečo, čo nám zabráni ubytovať vás (voda, oheň, úradný zákaz), hneď sa ozveme. Ponúkneme vám iný termín alebo iné ubytovanie, a ak vám nevyhovejú, vrátime všetko, čo ste zaplatili, do 14 dní.',
    ),
  ) +
  section(
    '9. Záverom',
    paragraphs(
      'S osobnými údajmi zaobchádzame tak, ako píšeme na stránke <a href="/ochrana-osobnych-udajov">Ochrana osobných údajov</a>.',
      'Pre vašu objednávku platí znenie z dňa, keď ste ju poslali. Toto je verzia {{ terms_version }}.',
    ),
  )
