import { expect, test } from 'vitest'
import { correctedEmail } from './email-correction.ts'

test.each([
  ['jana@gmial.com', 'jana@gmail.com'],
  ['jana@gmai.com', 'jana@gmail.com'],
  ['jana@gmail.co', 'jana@gmail.com'],
  ['jana@gmail.con', 'jana@gmail.com'],
  ['jana@gmailcom', 'jana@gmail.com'],
  ['Jana.Nova@GMAIL.COMM ', 'Jana.Nova@gmail.com'],
  ['jana@gmal.co', 'jana@gmail.com'],
  ['jana@azte.sk', 'jana@azet.sk'],
  ['jana@centrm.sk', 'jana@centrum.sk'],
  ['jana@zoznma.sk', 'jana@zoznam.sk'],
  ['jana@pst.sk', 'jana@post.sk'],
  ['jana@sezman.cz', 'jana@seznam.cz'],
  ['jana@outlok.com', 'jana@outlook.com'],
  ['jana@hotnail.com', 'jana@hotmail.com'],
  ['jana@iclud.com', 'jana@icloud.com'],
  ['jana@yaho.com', 'jana@yahoo.com'],
  ['jana@tcom.sk', 'jana@t-com.sk'],
  ['jana@stonlin.sk', 'jana@stonline.sk'],
])('%s is corrected to %s', (typed, right) => expect(correctedEmail(typed)).toBe(right))

test.each([
  '',
  'jana',
  'jana@',
  '@gmail.com',
  'jana@gmail.com',
  'jana@GMAIL.com',
  'jana@mail.com',
  'jana@ymail.com',
  'jana@email.cz',
  'jana@centrum.cz',
  'jana@post.cz',
  'jana@outlook.sk',
  'jana@example.sk',
  'jana@firma.sk',
  'jana@ujanky.sk',
  `jana@${'x'.repeat(250)}`,
])('%j needs no correction', (typed) => expect(correctedEmail(typed)).toBeNull())
