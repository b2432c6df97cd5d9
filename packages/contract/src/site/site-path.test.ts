import { expect, test } from 'vitest'
import { readSitePath, sitePath } from './site-path.ts'

test.each([
  ['/', '/en'],
  ['/cennik', '/en/cennik'],
  ['/?x=1', '/en?x=1'],
  ['/rezervacia?unit=izba-lipa#krok', '/en/rezervacia?unit=izba-lipa#krok'],
])('%s is %s in English and itself in Slovak', (path, english) => {
  expect(sitePath(path, 'en')).toBe(english)
  expect(sitePath(path, 'sk')).toBe(path)
})

test.each([
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en.data', 'en', '/_.data'],
  ['/en/cennik.data', 'en', '/cennik.data'],
  ['/en/ubytovanie/izba-lipa', 'en', '/ubytovanie/izba-lipa'],
  ['/', 'sk', '/'],
  ['/energia', 'sk', '/energia'],
  ['/cennik/en', 'sk', '/cennik/en'],
])('%s is the %s page %s', (address, language, path) => {
  expect(readSitePath(address)).toEqual({ language, path })
})
