import type { FieldKind } from '@dvor/contract/declaration/field.ts'
import { cents } from './cents.tsx'
import { choice } from './choice.tsx'
import { choices } from './choices.tsx'
import { country } from './country.tsx'
import { colour } from './colour.tsx'
import { day } from './day.tsx'
import { decimal } from './decimal.tsx'
import { email } from './text/email.tsx'
import { file } from './file.tsx'
import { files } from './files.tsx'
import { flag } from './flag.tsx'
import { html } from './html.tsx'
import { iban } from './text/iban.tsx'
import { instant } from './instant.tsx'
import { integer, percent } from './integer.tsx'
import { json } from './json.tsx'
import type { KindView } from '../kind-view.ts'
import { longtext } from './text/longtext.tsx'
import { phone } from './text/phone.tsx'
import { relation } from './relation.tsx'
import { slug } from './text/slug.tsx'
import { text } from './text/text.tsx'
import { time } from './time.tsx'
import { url } from './text/url.tsx'
import { weekdays } from './weekdays.tsx'

/** Input and cell of every field kind; a kind without an entry does not compile. */
export const kinds: Readonly<Record<FieldKind, KindView>> = {
  text,
  longtext,
  html,
  slug,
  integer,
  decimal,
  cents,
  percent,
  flag,
  day,
  time,
  instant,
  email,
  phone,
  url,
  iban,
  country,
  colour,
  weekdays,
  choice,
  choices,
  relation,
  file,
  files,
  json,
}
