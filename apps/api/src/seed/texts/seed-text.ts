/** Words of a text block that always exists: its heading, and its content as HTML. */
export interface SeedText {
  title: string
  content: string
}
