import { vatKindChoices } from '@dvor/contract/money/vat-kinds.ts'
import { localizedChoices } from '../texts/declared.ts'
import { useSettings } from './use-settings.ts'

/** The property's VAT kinds as choices for inputs; the built-in ones until the settings have come. */
export const useVatKinds = () => localizedChoices(vatKindChoices(useSettings()?.vat_kinds ?? []))
