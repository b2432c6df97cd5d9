import { expect, test } from 'vitest'
import { readCoordinates } from './coordinates.ts'

const place = { latitude: 48.25, longitude: 17.0963 }

test.each([
  '48.25, 17.0963',
  '48,25; 17,0963',
  '48.25 17.0963',
  '48.25°N, 17.0963°E',
  'https://www.google.com/maps/place/Dvor/@48.25,17.0963,15z/data=!3m1',
  'https://www.google.com/maps/place/Dvor/@48.2,17.1,15z/data=!3d48.25!4d17.0963',
  'https://maps.google.com/?q=48.25,17.0963',
  'https://mapy.com/sk/zakladni?x=17.0963&y=48.25&z=15',
  'https://www.openstreetmap.org/#map=15/48.25/17.0963',
  'https://www.openstreetmap.org/?mlat=48.25&mlon=17.0963#map=15/48.2/17.1',
])('reads the place of %j', (text) => expect(readCoordinates(text)).toEqual(place))

test('reads degrees, minutes and seconds', () => {
  expect(readCoordinates(`48°15'00.0"N 17°05'46.7"E`)).toEqual({ latitude: 48.25, longitude: 17.096306 })
})

test.each(['17.0963', 'Horné Podlipie', '', 'https://mapy.com/s/abcdef'])('finds no place in %j', (text) =>
  expect(readCoordinates(text)).toBeNull(),
)
