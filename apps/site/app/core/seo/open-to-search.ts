import type { Settings } from '../client/load-frame.ts'

/** Whether search engines may read the site: never a sample, and only once the owner has opened the property. */
export const isOpenToSearch = ({ sample_mode, open_to_search }: Settings): boolean =>
  open_to_search && !sample_mode
