import { vatKindChoices } from '@dvor/contract/money/vat-kinds.ts'
import { useSettings } from './use-settings.ts'

/** The property's VAT kinds as choices of a field; the built-in ones until the settings have come. */
export const useVatKinds = () => vatKindChoices(useSettings()?.vat_kinds ?? [])
