import type { Language } from '@dvor/format/languages.ts'
import { noRoomWords } from '@dvor/texts/areas.ts'
import { packageTitle } from '../../calendar/package-title.ts'
import type { NoRoomReason } from './no-room-reason.ts'

interface ReasonText {
  title: string
  text: string
}

type ReasonTexts = {
  [K in NoRoomReason['kind']]: (reason: Extract<NoRoomReason, { kind: K }>) => ReasonText
}

/** Returns title and advice for a reason. */
export function noRoomText(reason: NoRoomReason, language: Language): ReasonText {
  const texts: ReasonTexts = noRoomWords[language]
  const say = texts[reason.kind] as (reason: NoRoomReason) => ReasonText
  if (reason.kind !== 'only_package') return say(reason)
  return say({
    ...reason,
    package: { ...reason.package, title: packageTitle(reason.package, language) },
  })
}
