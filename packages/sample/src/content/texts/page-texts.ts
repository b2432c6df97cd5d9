import type { Mark } from '@dvor/contract/site/text-marks.ts'
import { aboutTexts } from './about-texts.ts'
import { farmTexts } from './farm-texts.ts'
import { homeTexts } from './home-texts.ts'
import type { PageText } from './page-text.ts'
import { placeTexts } from './place-texts.ts'
import { stayTexts } from './stay-texts.ts'

/** Texts of the sample property; a block without one keeps the text of a new installation. */
export const samplePageTexts: Partial<Record<Mark, PageText>> = {
  ...homeTexts,
  ...stayTexts,
  ...aboutTexts,
  ...placeTexts,
  ...farmTexts,
}
