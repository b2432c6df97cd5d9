import type { Mark } from '@dvor/contract/site/text-marks.ts'
import { farmTexts } from './farm-texts.ts'
import { homeTexts } from './home-texts.ts'
import type { PageText } from './page-text.ts'
import { placeTexts } from './place-texts.ts'
import { stayTexts } from './stay-texts.ts'

const aboutTexts = {
  'o-nas-hero': {
    scene: 'object-gazdovsky-dom',
    title: 'O nás',
    content: '<p>Dvaja dospelí, tri deti, jeden starý otec a dvor, ktorý si pamätá päť generácií.</p>',
  },
  'o-nas-story': {
    scene: 'spring-orchard',
    title: 'Ako sa z ruiny stal dom',
    content: `<p>Gazdovský dom postavil v roku 1894 Ondrej Lipták s bratmi. Kameň brali z potoka, drevo z hory a lipy pred bránou zasadili v deň, keď bol dom pod strechou. Stoja dodnes.</p>
<p>Keď sme dom prevzali my, v kuchyni rástla baza. Opravovali sme osem rokov, izbu po izbe, s remeselníkmi z okolia a s vápnom namiesto cementu. Prvého hosťa sme ubytovali na Ondreja 2014, prespal v jedinej hotovej izbe a platil slivovicou.</p>
<p>Sýpku sme dokončili v roku 2018, drevenice pribudli o dva a štyri roky neskôr. Ďalej stavať nechceme. Viac ľudí by sa nezmestilo k jednému stolu.</p>`,
  },
  'o-nas-people': {
    scene: 'sheep-feeding',
    title: 'Koho tu stretnete',
    content: `<p><strong>Zuzana</strong> pečie chlieb, vymýšľa raňajky a odpovedá na e-maily, najčastejšie po deviatej večer, keď deti spia.</p>
<p><strong>Martin</strong> sa stará o kone, les a všetko, čo tečie, vŕzga alebo nechce horieť. Ak vám niečo spadne do studne, hľadajte jeho.</p>
<p><strong>Starý otec Jozef</strong> má osemdesiatjeden rokov a každú stredu robí syr. Rozpráva pri tom, aj keď ho nikto nepočúva.</p>
<p><strong>Anička, Matej a Hanka</strong> poznajú mená všetkých oviec a radi vám ich prezradia.</p>`,
  },
  'o-nas-animals': {
    scene: 'horses',
    title: 'A s kým sa zoznámite na dvore',
    content: `<p>Tri huculské kone, <em>Luna, Vrabec a Gaštan</em>, nosia na chrbte každého, kto ich vie poprosiť. Dvadsaťtri oviec plemena valaška, dve kozy, ktoré vedia otvárať bránky, devätnásť sliepok a kohút Ferdinand.</p>
<p>Pes sa volá Bača a stráži nás už deväť rokov. Kocúr nestráži nič a mená mu dávajú hostia.</p>
<p>Zvieratá smiete kŕmiť tým, čo nájdete vo vedre pri maštali. Chlieb a cukor im, prosíme, nenoste.</p>`,
  },
} as const satisfies Record<string, PageText>

/** Texts of the sample property; a block without one keeps the text of a new installation. */
export const samplePageTexts: Partial<Record<Mark, PageText>> = {
  ...homeTexts,
  ...stayTexts,
  ...aboutTexts,
  ...placeTexts,
  ...farmTexts,
}
