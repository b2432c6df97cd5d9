/** Heading of a text block that always exists, and its content as HTML. */
export interface SeedText {
  title: string
  content: string
}
