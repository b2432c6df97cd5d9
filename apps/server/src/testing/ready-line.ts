/** The line that tells that the server answers. */
export const READY = /^Ready on /m
