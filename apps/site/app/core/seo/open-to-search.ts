import type { Settings } from '../client/load-frame.ts'

/** Tells whether search engines may read the site: never in sample mode, and only once the owner has opened it. */
export const isOpenToSearch = ({ sample_mode, open_to_search }: Settings): boolean =>
  open_to_search && !sample_mode
