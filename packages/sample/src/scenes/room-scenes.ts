import { bathroom } from '../rooms/bathroom.ts'
import { bedroom } from '../rooms/bedrooms.ts'
import { interiors } from '../rooms/interiors.ts'
import { kitchenRoom } from '../rooms/kitchen.ts'
import { indoorDay, summerDusk, summerGolden, summerNoon, winterEvening } from '../drawing/moods.ts'
import { cabinEvening, terrace } from '../rooms/terrace.ts'
import { livingRoom, windowNook } from '../rooms/unit-rooms.ts'

/** The rooms of the units and what they share. */
export const roomScenes = {
  'izba-lipa': bedroom(
    'izba-lipa',
    'Izba Lipa: drevená posteľ s prešívanou dekou a výhľad na lúky v podvečernom slnku',
    interiors.lipa,
    'left',
  ),
  'izba-lipa-2': windowNook('izba-lipa-2', 'Izba Lipa: kreslo a čaj pri okne', interiors.lipa),
  'izba-lipa-3': bathroom(
    'izba-lipa-3',
    'Izba Lipa: kúpeľňa so zelenými kachličkami',
    interiors.lipa,
    '#8fa77c',
  ),
  'izba-jasen': bedroom(
    'izba-jasen',
    'Izba Jaseň: svetlé drevo, modré pásy a výhľad do údolia',
    interiors.jasen,
    'right',
  ),
  'izba-jasen-2': windowNook(
    'izba-jasen-2',
    'Izba Jaseň: posedenie pri okne v modrých tónoch',
    interiors.jasen,
  ),
  'izba-jasen-3': bathroom(
    'izba-jasen-3',
    'Izba Jaseň: kúpeľňa s modrými kachličkami',
    interiors.jasen,
    '#86a9bb',
    true,
  ),
  'izba-javor': bedroom(
    'izba-javor',
    'Izba Javor: kockovaná červená prikrývka a jeseň za oknom',
    interiors.javor,
    'left',
  ),
  'izba-javor-2': windowNook(
    'izba-javor-2',
    'Izba Javor: kreslo pri okne do jesenného sadu',
    interiors.javor,
  ),
  'izba-javor-3': bathroom(
    'izba-javor-3',
    'Izba Javor: kúpeľňa v teplých tehlových farbách',
    interiors.javor,
    '#c98f6c',
  ),
  'izba-breza': bedroom(
    'izba-breza',
    'Izba Breza: vyšívaná kvetovaná prikrývka a jarné ráno',
    interiors.breza,
    'right',
  ),
  'izba-breza-2': windowNook('izba-breza-2', 'Izba Breza: svetlý kútik pri okne', interiors.breza),
  'izba-breza-3': bathroom(
    'izba-breza-3',
    'Izba Breza: kúpeľňa v ružovej a bielej',
    interiors.breza,
    '#dcb3a9',
    true,
  ),
  'apartman-sypka': bedroom(
    'apartman-sypka',
    'Apartmán Sýpka: tmavé drevo, pásikavá prikrývka a hmla nad údolím',
    interiors.sypka,
    'left',
  ),
  'apartman-sypka-2': kitchenRoom(
    'apartman-sypka-2',
    'Apartmán Sýpka: kuchyňa s jedálenským stolom',
    interiors.sypka,
  ),
  'apartman-sypka-3': livingRoom('apartman-sypka-3', 'Apartmán Sýpka: obývačka s kozubom', interiors.sypka),
  'apartman-pod-krovom': bedroom(
    'apartman-pod-krovom',
    'Apartmán Pod krovom: posteľ pod šikmým dreveným stropom',
    interiors.krov,
    'right',
  ),
  'apartman-pod-krovom-2': windowNook(
    'apartman-pod-krovom-2',
    'Apartmán Pod krovom: čítací kútik s výhľadom',
    interiors.krov,
  ),
  'apartman-pod-krovom-3': bathroom(
    'apartman-pod-krovom-3',
    'Apartmán Pod krovom: kúpeľňa s voľne stojacou vaňou',
    interiors.krov,
    '#a695ae',
    true,
  ),
  'drevenica-pri-potoku-2': bedroom(
    'drevenica-pri-potoku-2',
    'Drevenica pri potoku: spálňa so zrubovými stenami',
    interiors.potok,
    'left',
  ),
  'drevenica-pri-potoku-3': livingRoom(
    'drevenica-pri-potoku-3',
    'Drevenica pri potoku: kozub v obývačke',
    interiors.potok,
    indoorDay,
  ),
  'drevenica-pri-potoku-4': cabinEvening(
    'drevenica-pri-potoku-4',
    'Drevenica pri potoku za súmraku, v oknách sa svieti',
    summerDusk,
    '#3f6b6f',
  ),
  'drevenica-pri-sade-2': bedroom(
    'drevenica-pri-sade-2',
    'Drevenica pri sade: spálňa s vyšívanou prikrývkou a zimným výhľadom',
    interiors.sad,
    'right',
  ),
  'drevenica-pri-sade-3': kitchenRoom(
    'drevenica-pri-sade-3',
    'Drevenica pri sade: kuchyňa s kachľovou pecou',
    interiors.sad,
  ),
  'drevenica-pri-sade-4': cabinEvening(
    'drevenica-pri-sade-4',
    'Drevenica pri sade v zimný večer',
    winterEvening,
    '#9e3b2c',
  ),
  'drevenica-pri-sade-5': terrace(
    'drevenica-pri-sade-5',
    'Drevenica pri sade: terasa s výhľadom do sadu',
    summerNoon,
    '#9e3b2c',
    'fruit',
  ),
  bath: bathroom('bath', 'Kúpeľňa s vaňou, drevom a čerstvými uterákmi', interiors.jasen, '#9dbcae', true),
  kitchen: kitchenRoom('kitchen', 'Spoločná kuchyňa s pecou a veľkým stolom', interiors.lipa),
  terrace: terrace(
    'terrace',
    'Terasa s ležadlami a výhľadom na kopce v podvečernom slnku',
    summerGolden,
    '#3f6b6f',
    'linden',
  ),
}
