import type { PageText } from './page-text.ts'

export const placeTexts = {
  'vylety-hero': {
    scene: 'autumn-forest',
    title: 'Výlety',
    content: '<p>Dvanásť ciest, ktoré sme sami prešli. Vzdialenosť meriame od brány dvora.</p>',
  },
  'lokalita-hero': {
    scene: 'location',
    title: 'Kde nás nájdete',
    content: '<p>Horné Podlipie, Pod Lipami 12. Keď uvidíte štyri lipy a biely štít, ste doma.</p>',
  },
  'lokalita-directions': {
    scene: 'bike-path',
    title: 'Ako k nám',
    content: `<h3>Autom</h3>
<p>Z diaľnice D1 zídete na výjazde Ružomberok a pôjdete smerom na Dolný Kubín. Po 11 km odbočte pri drevenej kaplnke na Horné Podlipie, prejdite dedinou a za posledným domom doprava. V zime si vezmite reťaze, posledný kopec je krátky, ale strmý. Parkuje sa na dvore.</p>
<h3>Vlakom</h3>
<p>Najbližšia rýchliková stanica je Ružomberok. Prídeme po vás za 25 €, stačí povedať deň vopred.</p>
<h3>Autobusom</h3>
<p>Zastávka Horné Podlipie, kaplnka. Odtiaľ je to k nám 15 minút pešo. Batožinu vám vyzdvihneme.</p>`,
  },
  'lokalita-surroundings': {
    scene: 'folk-village',
    title: 'Čo je nablízku',
    content: `<ul>
<li>obchod s potravinami a krčma U Ondreja: 800 m</li>
<li>lyžiarsky vlek Hrádok a bežecká stopa: 4 km</li>
<li>hrad Sokolec: 6 km</li>
<li>termálne kúpalisko Teplý prameň: 9 km</li>
<li>lekár, lekáreň a čerpacia stanica: 11 km</li>
<li>nemocnica a vlaková stanica: 14 km</li>
</ul>
<p>Signál je na dvore dobrý, pri potoku slabší. Podľa niektorých hostí je to výhoda.</p>`,
  },
  'galeria-hero': {
    title: 'Galéria',
    content: '<p>Dom, dvor a kraj v štyroch ročných obdobiach.</p>',
  },
  'blog-hero': {
    title: 'Blog',
    content: '<p>Čo sa u nás deje, čo sa varí a kam sa oplatí vybrať. Píšeme, keď je čo povedať.</p>',
  },
  'saly-hero': {
    title: 'Sály na oslavy a stretnutia',
    content:
      '<p>Svadba v sýpke, krst pri kozube alebo porada, po ktorej sa ide na koňa. Priestor máme, zvyšok vymyslíme spolu.</p>',
  },
  'ponuky-hero': {
    title: 'Sezónne ponuky',
    content:
      '<p>Štyri dôvody, prečo prísť práve vtedy. Čo ponuka sľubuje, je v cene, vy si vyberiete len deň.</p>',
  },
  'kontakt-hero': {
    scene: 'contact',
    title: 'Kontakt',
    content:
      '<p>Najrýchlejšie nás zastihnete telefónom. Ak nedvíhame, sme pri zvieratách, ozveme sa do večera.</p>',
  },
  'kontakt-arrival': {
    title: 'Keď prídete',
    content: `<p>Zazvoňte na zvonec pri bráne alebo choďte rovno do kuchyne. Izby sú pripravené od 14.00 h, sýpka a drevenice od 15.00 h. Ak prídete skôr, batožinu si nechajte u nás a choďte sa pozrieť na kone.</p>
<p>Po 20.00 h nám, prosíme, vopred zavolajte. Kľúč vám necháme v schránke a pošleme vám k nej kód.</p>
<p>Parkuje sa na dvore pod lipami, bezplatne. Elektromobil si u nás cez noc nabijete zo zásuvky za 8 €.</p>`,
  },
} as const satisfies Record<string, PageText>
