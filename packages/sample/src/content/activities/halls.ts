import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { halls } from '@dvor/contract/collections/services/halls.ts'
import type { PictureName } from '../../pictures.ts'

type SampleHall = CreateInput<typeof halls> & { key: 'barn' | 'parlour'; scenes: readonly PictureName[] }

export const sampleHalls: readonly SampleHall[] = [
  {
    key: 'barn',
    scenes: ['object-sypka', 'terrace', 'campfire', 'summer-meadow'],
    title: 'Sála v starej sýpke',
    capacity: 80,
    area_m2: 140,
    price_text: '480 € na deň',
    description: `<p>Kamenné múry, dubové stĺpy a strecha, pod ktorou sa sto rokov sušilo obilie. Veľké vráta sa otvárajú rovno na terasu a z nej na lúku, takže obrad, prípitok aj tanec zvládnete na jednom mieste.</p>
<ul>
<li>stoly a lavice pre 80 ľudí, obrusy v cene</li>
<li>tanečný parket, svetlá na hradách, ozvučenie</li>
<li>prípravná kuchyňa s chladničkou a umývačkou</li>
<li>ohnisko s posedením pre tých, čo vydržia do rána</li>
</ul>
<p>Hodí sa na svadby, krstiny, jubileá a firemné stretnutia. Navarí naša Zuzana alebo váš kuchár, oboje je v poriadku.</p>`,
  },
  {
    key: 'parlour',
    scenes: ['hearth', 'kitchen', 'breakfast', 'winter-evening'],
    title: 'Veľká izba gazdovského domu',
    capacity: 24,
    area_m2: 46,
    price_text: '160 € na deň',
    description: `<p>Jeden dlhý stôl, kozub a okná do sadu. Izba, v ktorej sa kedysi stretávala celá rodina, keď sa delilo mäso aj dedičstvo. Dnes v nej bývajú narodeniny, dielne a porady, na ktorých sa naozaj niečo vymyslí.</p>
<ul>
<li>miesto pre 24 ľudí pri jednom stole</li>
<li>plátno, projektor a rýchle pripojenie</li>
<li>káva, čaj a koláč celý deň</li>
<li>bez schodov, s bezbariérovou toaletou</li>
</ul>
<p>Obed uvaríme v kuchyni hneď vedľa. Kto zostane cez noc, má izby na poschodí.</p>`,
  },
]
