import { Notifications } from '@mantine/notifications'
import classes from './shell.module.css'

/** Shows toasts at the top right (docs/product.md, Texts and numbers). A toast sent before this is loaded waits in the queue. */
export const Toasts = () => (
  <Notifications className={classes.toasts} position="top-right" containerWidth={380} />
)
