import { bookingTexts } from '@dvor/texts/areas.ts'
import { useWords } from '../../../core/language/use-language.ts'

/** The words of the booking. */
export const useTexts = () => useWords(bookingTexts)
