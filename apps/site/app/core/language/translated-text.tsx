import { OwnersText } from './owners-text.tsx'
import { useLanguage } from './use-language.ts'

/** The owner's text in the page's language; in Slovak, marked so, where it has no English one. */
export function TranslatedText({ slovak, english }: { slovak: string; english: string | null }) {
  return useLanguage() === 'en' && english ? english : <OwnersText>{slovak}</OwnersText>
}
