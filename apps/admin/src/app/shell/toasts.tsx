import { Notifications } from '@mantine/notifications'

/** Shows toasts at the top right (docs/product.md, section 9). A toast sent before this is loaded waits in the queue. */
export const Toasts = () => <Notifications position="top-right" containerWidth={380} />
