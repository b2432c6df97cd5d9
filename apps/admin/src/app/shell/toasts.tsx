import { Notifications } from '@mantine/notifications'

/** Where toasts appear: top-right (spec section 9). One that is sent before this is there waits in the queue. */
export const Toasts = () => <Notifications position="top-right" containerWidth={380} />
