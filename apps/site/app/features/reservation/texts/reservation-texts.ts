import { reservationWords } from '@dvor/texts/areas.ts'
import type { Texts } from '@dvor/texts/texts.ts'
import { useWords } from '../../../core/language/use-language.ts'

export type ReservationWords = Texts['reservationWords']

/** The words of the pages behind a guest's link. */
export const useReservationWords = (): ReservationWords => useWords(reservationWords)
