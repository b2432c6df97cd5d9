import { useWords } from '../../../core/language/use-language.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'
import { english } from '../texts/booking-texts-en.ts'
import { slovak, type BookingTexts } from '../texts/booking-texts.ts'

/** The words of the booking flow in every language. */
export const bookingTexts: InLanguages<BookingTexts> = { sk: slovak, en: english }

export const useTexts = (): BookingTexts => useWords(bookingTexts)
