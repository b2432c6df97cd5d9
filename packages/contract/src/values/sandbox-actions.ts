/** Actions on the trial gateway's page. */
export const sandboxActions = ['pay', 'decline', 'delay', 'lose', 'repeat'] as const
export type SandboxAction = (typeof sandboxActions)[number]
