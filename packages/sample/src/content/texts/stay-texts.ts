import type { PageText } from './page-text.ts'

export const stayTexts = {
  'ubytovanie-hero': {
    scene: 'winter-evening',
    title: 'Ubytovanie',
    content:
      '<p>Osem miest, kde zložiť batoh. V gazdovskom dome je veselo a na raňajky len zídete po schodoch, v sýpke a v dreveniciach budete sami pre seba.</p>',
  },
  'ubytovanie-included': {
    title: 'Čo je v cene',
    content: `<ul>
<li>posteľná bielizeň, uteráky a mydlo z ovčieho mlieka</li>
<li>káva, čaj z našich bylín a voda zo studne</li>
<li>Wi-Fi a parkovanie na dvore</li>
<li>vajíčka, ktoré deti nazbierajú v kurníku</li>
<li>sánky, detské bicykle a gumáky na požičanie</li>
<li>energie a záverečné upratovanie</li>
</ul>
<p>Raňajky, polpenziu, saunu a drevo si pridáte pri rezervácii.</p>`,
  },
  'ubytovanie-rules': {
    title: 'Dobré vedieť',
    content: `<ul>
<li>príchod od 14.00 do 20.00 h, do sýpky a dreveníc od 15.00 h</li>
<li>odchod do 10.00 h, batožinu vám postrážime</li>
<li>psíky sú vítané v Apartmáne Sýpka a v dreveniciach</li>
<li>vnútri sa nefajčí, na lavičke pod lipou áno</li>
<li>po desiatej večer hovoríme potichu, v dome spia deti</li>
<li>deti do 2 rokov sú zadarmo, na prístelke platia deti do 11 rokov polovicu</li>
</ul>`,
  },
  'prices-description': {
    scene: 'pricelist',
    title: 'Cenník',
    content: `<p>Čo u nás stoja jazdy, dielne a všetko, čo si môžete pridať k pobytu. Ceny sú konečné, aj s DPH.</p>
<p>Platí sa na mieste, v hotovosti alebo kartou. Deti do 6 rokov majú dielne zadarmo, ak prídu s niekým veľkým.</p>`,
  },
  'prices-accommodation': {
    title: 'Ceny ubytovania',
    content:
      '<p>Cena sa mení podľa obdobia. Toto sú najnižšie sumy za noc v nasledujúcom roku, celý rozpis nájdete pri každom ubytovaní.</p>',
  },
} as const satisfies Record<string, PageText>
