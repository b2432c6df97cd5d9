import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { useRecord } from '../records/use-record.ts'

/** The property's settings, undefined until they are read. */
export const useSettings = () => useRecord(globalSettings).data
