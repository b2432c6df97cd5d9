import type { Language } from '@dvor/format/languages.ts'
import { noRoomWords } from '@dvor/texts/areas.ts'
import type { NoRoomReason } from './no-room-reason.ts'

interface ReasonText {
  title: string
  text: string
}

type ReasonTexts = {
  [K in NoRoomReason['kind']]: (reason: Extract<NoRoomReason, { kind: K }>) => ReasonText
}

/** Returns title and advice for a reason. @param named a text of the owner in the language */
export function noRoomText(
  reason: NoRoomReason,
  language: Language,
  named: (text: string) => string,
): ReasonText {
  const texts: ReasonTexts = noRoomWords[language]
  const say = texts[reason.kind] as (reason: NoRoomReason) => ReasonText
  if (reason.kind !== 'only_package') return say(reason)
  return say({
    ...reason,
    package: { ...reason.package, title: named(reason.package.title) },
  })
}
