import { list, paragraphs, section } from './legal-html.ts'

/** Information under Articles 13 and 14 of Regulation (EU) 2016/679 and Act 18/2018 Z. z. @returns HTML, a template over the settings */
export function privacyText(): string {
  return [controller(), purposes(), sources(), retention(), rights(), cookies()].join('\n')
}

const controller = (): string =>
  section(
    '1. Kto sa o vaše údaje stará',
    paragraphs(
      'Prevádzkovateľom je {{ legal_name }}, {{ address }}, IČO {{ ico }}. Vo veciach osobných údajov nám píšte na {{ email }} alebo volajte na {{ phone }}.',
      'S údajmi zaobchádzame podľa nariadenia (EÚ) 2016/679 (GDPR) a zákona č. 18/2018 Z. z. o ochrane osobných údajov.',
    ),
  )

const purposes = (): string =>
  section(
    '2. Na čo údaje potrebujeme',
    list(
      '<strong>Rezervácia a pobyt.</strong> Meno, e-mail, telefón, krajina, dni pobytu, počet osôb a vek detí, vaše poznámky. Bez nich vás nevieme ubytovať. Právny základ: zmluva, čl. 6 ods. 1 písm. b) GDPR.',
      '<strong>Evidencia ubytovaných a daň za ubytovanie.</strong> Meno, dátum narodenia, štátna príslušnosť, druh a číslo dokladu totožnosti, pri občanoch s vízovou povinnosťou aj číslo víza a miesto narodenia, adresa trvalého pobytu a účel pobytu každého, kto u nás spí. Žiada ich od nás zákon č. 253/1998 Z. z., pri cudzincoch, ktorých do 5 dní hlásime polícii, zákon č. 404/2011 Z. z. a pri dani nariadenie obce. Nič iné si z dokladu neopisujeme a kópie si nerobíme. Právny základ: zákonná povinnosť, písm. c).',
      '<strong>Účtovníctvo.</strong> Faktúry a platby podľa zákona č. 431/2002 Z. z. a zákona č. 222/2004 Z. z. Právny základ: zákonná povinnosť, písm. c).',
      '<strong>Bezpečnosť webu a vybavenie sporov.</strong> IP adresa a čas objednávky, aby sme vedeli objednávku preukázať a brániť sa zneužitiu. Právny základ: oprávnený záujem, písm. f).',
      '<strong>Spätná väzba.</strong> Po pobyte sa vás raz opýtame, ako bolo. Vašu odpoveď zverejníme, len ak s tým súhlasíte. Právny základ: oprávnený záujem, písm. f), a pri zverejnení súhlas, písm. a).',
    ),
  )

const sources = (): string =>
  section(
    '3. Odkiaľ ich máme a kto ich uvidí',
    paragraphs(
      'Údaje máme od vás, prípadne od toho, kto objednal pobyt aj pre vás. Nepredávame ich a nerobíme z nich profily.',
      'Čísla dokladov totožnosti ukladáme zašifrované. Na obrazovke z nich vidno len posledné tri znaky; celé číslo sa ukáže iba tomu, kto ho potrebuje na hlásenie polícii, a vždy o tom zostane záznam.',
      'Vidia ich len tí, ktorí ich potrebujú na svoju prácu: my, účtovník, poskytovateľ serveru a e-mailu, banka alebo platobná brána a úrady, ak im ich musíme podľa zákona oznámiť. Mimo Európskeho hospodárskeho priestoru ich neposielame. Keď si rezerváciu sami pridáte do Peňaženky Google, uvidí jej číslo, dni a izbu aj Google; do Apple Wallet sa uloží len vo vašom telefóne.',
    ),
  )

const retention = (): string =>
  section(
    '4. Ako dlho ich uchovávame',
    paragraphs(
      '{{ retention_rules }}',
      'Potom údaje každú noc samy zaniknú alebo z nich odstránime všetko, podľa čoho by vás bolo možné spoznať. Z nedokončených rezervácií nezostane po týždni nič o vás.',
      'Údaje k svojej rezervácii si môžete kedykoľvek stiahnuť na jej stránke.',
    ),
  )

const rights = (): string =>
  section(
    '5. Čo od nás môžete žiadať',
    list(
      'aby sme vám povedali, aké údaje o vás máme, a dali vám ich kópiu',
      'aby sme nesprávne údaje opravili',
      'aby sme údaje vymazali alebo obmedzili ich používanie, ak nám ich zákon nekáže uchovávať',
      'aby sme vám údaje vydali v podobe, ktorú prečíta aj iný program',
    ) +
      paragraphs(
        'Proti spracúvaniu na základe oprávneného záujmu môžete kedykoľvek namietať a súhlas môžete kedykoľvek odvolať; čo sa stalo dovtedy, zostáva v poriadku.',
        'Stačí napísať na {{ email }}. Odpovieme do jedného mesiaca a nič za to neúčtujeme.',
        'Ak si myslíte, že s údajmi nezaobchádzame správne, môžete sa sťažovať na Úrade na ochranu osobných údajov Slovenskej republiky, <a href="https://dataprotection.gov.sk">dataprotection.gov.sk</a>.',
      ),
  )

const cookies = (): string =>
  section(
    '6. Cookies a cudzie služby',
    paragraphs(
      'Na webe nepoužívame reklamné ani štatistické cookies, preto sa vás ani na nič nepýtame. Písmo, mapa aj obrázky prichádzajú z nášho servera. Prehliadač si pamätá len to, čo treba na rezerváciu: rozpísanú objednávku, s kým ste naposledy hľadali izbu, a po pobyte aj vašu zľavu pre vracajúcich sa hostí. Vymazať to môžete kedykoľvek v jeho nastaveniach.',
    ),
  )
