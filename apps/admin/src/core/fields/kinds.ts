import type { FieldKind } from '@dvor/contract/declaration/fields.ts'
import { cents } from './kinds/cents.tsx'
import { choice } from './kinds/choice.tsx'
import { choices } from './kinds/choices.tsx'
import { country } from './kinds/country.tsx'
import { colour } from './kinds/colour.tsx'
import { day } from './kinds/day.tsx'
import { decimal } from './kinds/decimal.tsx'
import { email } from './kinds/email.tsx'
import { file } from './kinds/file.tsx'
import { files } from './kinds/files.tsx'
import { flag } from './kinds/flag.tsx'
import { html } from './kinds/html.tsx'
import { iban } from './kinds/iban.tsx'
import { instant } from './kinds/instant.tsx'
import { integer } from './kinds/integer.tsx'
import { json } from './kinds/json.tsx'
import type { KindView } from './kind-view.ts'
import { longtext } from './kinds/longtext.tsx'
import { percent } from './kinds/percent.tsx'
import { phone } from './kinds/phone.tsx'
import { relation } from './kinds/relation.tsx'
import { slug } from './kinds/slug.tsx'
import { text } from './kinds/text.tsx'
import { time } from './kinds/time.tsx'
import { url } from './kinds/url.tsx'
import { weekdays } from './kinds/weekdays.tsx'

/** How each kind of the contract looks; a new kind does not compile until it has a face here. */
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
