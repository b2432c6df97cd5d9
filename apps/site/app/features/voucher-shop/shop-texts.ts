import { shopWords } from '@dvor/texts/areas.ts'
import { useWords } from '../../core/language/use-language.ts'

/** The words of the sale of gift vouchers. */
export const useShopWords = () => useWords(shopWords)
